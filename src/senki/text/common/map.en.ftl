# Maps of hexes.

ui-zoom = Zoom
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-all = Show the whole map
