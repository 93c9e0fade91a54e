-- The conversations a person was asked for, newest first; most never ask for one.
create index on conversations (handed_over_at desc) where handed_over_at is not null;
