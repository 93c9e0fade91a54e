-- A journal is reversed once, as before; the many that reverse nothing are in this index no more.
alter table journals drop constraint journals_reverses_key;
create unique index journals_reverses_key on journals (reverses) where reverses is not null;
