-- A thing's stay out of use: from when, for what, until when by what was last said of it, and until when the calendar has it.
create table service_orders (
  id uuid primary key,
  resource_id uuid not null references resources,
  reason text not null,
  begun_at timestamptz not null,
  begun_by text not null,
  expected_at timestamptz not null check (expected_at > begun_at),
  held_until timestamptz not null check (held_until >= expected_at),
  -- Its parts in the calendar: it is laid around what is promised and cannot move.
  occupancy_ids uuid[] not null,
  ended_at timestamptz check (ended_at >= begun_at),
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
-- A thing is out of use once at a time.
create unique index service_orders_standing on service_orders (resource_id) where ended_at is null;
create index service_orders_of_resource on service_orders (resource_id, begun_at);
