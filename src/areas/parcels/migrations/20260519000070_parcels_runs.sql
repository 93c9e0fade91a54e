-- Who carries which parcels to their doors on a day, and what became of each.
create table parcel_runs (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  branch_id uuid not null references branches,
  courier_id uuid not null,
  courier_name text not null,
  day date not null,
  vehicle text,
  state text not null check (state in ('planned', 'out', 'closed')),
  version integer not null default 1,
  planned_by text not null,
  planned_at timestamptz not null,
  out_at timestamptz,
  closed_at timestamptz,
  check ((state = 'planned') = (out_at is null))
);
create index parcel_runs_by_day on parcel_runs (branch_id, day desc);
create index parcel_runs_of_courier on parcel_runs (courier_id, day desc);

create table parcel_stops (
  id uuid primary key,
  run_id uuid not null references parcel_runs,
  parcel_id uuid not null references parcels,
  position integer not null,
  state text not null check (state in ('planned', 'loaded', 'delivered', 'failed', 'back')),
  calls integer not null default 0,
  reason text,
  note text,
  ended_at timestamptz
);
-- A parcel is on one run at a time.
create unique index parcel_stops_open on parcel_stops (parcel_id) where state in ('planned', 'loaded', 'failed');
create index on parcel_stops (run_id, position);
