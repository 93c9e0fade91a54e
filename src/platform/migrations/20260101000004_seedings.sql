-- When the demonstration office was filled, and whether that came to its end.
create table seedings (
  begun_at timestamptz primary key,
  finished_at timestamptz
);
