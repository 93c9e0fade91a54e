-- For how long a kind of record is kept, where the office has set another time than the usual one.
create table retention_periods (
  kind text primary key,
  months integer not null check (months between 1 and 600),
  changed_by text not null,
  changed_at timestamptz not null
);
