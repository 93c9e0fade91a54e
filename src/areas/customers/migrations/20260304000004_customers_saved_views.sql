-- A list with its filters under a name, for the person who keeps it.
create table saved_views (
  id uuid primary key,
  owner_id text not null,
  name text not null,
  query text not null,
  saved_at timestamptz not null,
  unique (owner_id, name)
);
