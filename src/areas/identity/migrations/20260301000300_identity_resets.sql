-- A new password is set by the code that was sent for it, or by the link beside that code: it needs no table of its own.
drop table password_resets;
