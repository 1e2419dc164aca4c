# What is kept of a person (Account.svelte).
ui-own-data = Your data
ui-own-data-what = Kept are your name, your settings, your sessions and the tables you sat at. You may have all of it as a file.
ui-own-data-export = Download it
ui-own-data-delete = Delete me
ui-own-data-delete-what = Name, password, settings, rating and sessions are deleted at once and for good. Your games stay for those you played with, without your name; a computer plays on in those that run. What you said in the chat stays too.
ui-own-data-sure = I am sure
ui-own-data-deleted = Deleted.
