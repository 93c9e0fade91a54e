-- A task is seen by more people and for longer than the message it is about: the phone or mailbox stays with the message.
update tasks set title = split_part(title, ' إلى ', 1), details = null where rule = 'notifications.dead';
