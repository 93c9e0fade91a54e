-- What a tenant is to be let off: asked by one and decided by another.
create table waivers (
  id uuid primary key,
  contract_id uuid not null references leases,
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  -- Whole baisa; the sum of its rows.
  amount bigint not null check (amount > 0),
  reason text not null,
  -- The owner has agreed to it.
  file_id uuid not null references files,
  status text not null check (status in ('submitted', 'waived', 'rejected')),
  asked_by text not null,
  asked_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  check ((status = 'submitted') = (ended_at is null))
);
create index on waivers (contract_id, asked_at desc);
create index on waivers (party_id);
create index on waivers (branch_id);
create index on waivers (file_id);

create table waiver_charges (
  waiver_id uuid not null references waivers,
  place integer not null,
  charge_id uuid not null references charges,
  description text not null,
  amount bigint not null check (amount > 0),
  primary key (waiver_id, place)
);
comment on table waiver_charges is 'add only';
create index on waiver_charges (charge_id);
