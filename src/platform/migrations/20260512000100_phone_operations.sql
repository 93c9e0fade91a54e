-- What phones sent by themselves: an operation that comes again is known by its id. Its own time stands beside that of its arrival,
-- and the request leads to the facts it became.
create table phone_operations (
  id uuid primary key,
  account_id text not null,
  request_id text not null,
  made_at timestamptz not null,
  arrived_at timestamptz not null,
  moved boolean not null default true
);
create index on phone_operations (arrived_at);
