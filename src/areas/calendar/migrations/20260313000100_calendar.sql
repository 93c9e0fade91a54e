-- One calendar under every trade: what can be taken, and who has it from when until when.
create extension if not exists btree_gist;

create table resources (
  id uuid primary key,
  kind text not null check (kind in ('unit', 'vehicle', 'equipment'))
);

-- The plan. What really happened, as a car that came back late, is written down elsewhere and never refused.
create table occupancies (
  id uuid primary key,
  resource_id uuid not null references resources,
  kind text not null check (kind in ('lease', 'car-rental', 'equipment-rental', 'project-use', 'maintenance', 'hold')),
  status text not null check (status in ('held', 'confirmed', 'out', 'released')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- A hold ends by itself: from then on it stands in nobody's way.
  expires_at timestamptz check (expires_at is null or status in ('held', 'released')),
  party_id uuid references parties,
  reason text not null,
  taken_by text not null,
  taken_at timestamptz not null,
  released_at timestamptz check ((status = 'released') = (released_at is not null)),
  check (status <> 'held' or expires_at is not null),
  -- No two have one thing at one time, whoever asks and however many at once.
  constraint occupancies_never_overlap exclude using gist (resource_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status <> 'released')
);
create index occupancies_of_party on occupancies (party_id) where party_id is not null;
