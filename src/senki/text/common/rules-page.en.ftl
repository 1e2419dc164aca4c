## The browser: pages of rules

ui-examples = What the cards show
