-- Tries of public forms and of signing in, counted where every process sees them.
create table tries (
  door text not null,
  who text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (door, who, window_start)
);
create index on tries (window_start);

-- Made by the product itself, once per database; never shown and never logged.
create table secrets (
  name text primary key,
  value text not null
);
