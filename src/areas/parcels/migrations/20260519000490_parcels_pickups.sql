-- Parcels a merchant wants fetched: when, where, how many, and who fetches them.
create table parcel_pickups (
  id uuid primary key,
  party_id uuid not null,
  branch_id uuid not null references branches,
  place text not null,
  quarter text,
  landmark text not null,
  building text,
  phone text not null,
  count integer not null check (count between 1 and 999),
  note text,
  day date not null,
  from_time text not null check (from_time ~ '^[0-2][0-9]:00$'),
  state text not null check (state in ('requested', 'scheduled', 'collected', 'cancelled')),
  courier_id text,
  courier_name text,
  reason text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'scheduled' or courier_id is not null),
  check ((ended_at is not null) = (state in ('collected', 'cancelled')))
);
create index on parcel_pickups (party_id, asked_at desc);
create index on parcel_pickups (branch_id, day) where ended_at is null;
