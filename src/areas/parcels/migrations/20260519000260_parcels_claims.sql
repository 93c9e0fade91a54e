-- What somebody asks of us for a parcel that was lost or damaged: one that is open for a parcel at a time.
create table parcel_claims (
  id uuid primary key,
  sequence integer generated always as identity unique,
  parcel_id uuid not null references parcels,
  branch_id uuid not null references branches,
  claimant text not null check (claimant in ('sender', 'recipient')),
  kind text not null check (kind in ('lost', 'damaged', 'short')),
  state text not null check (state in ('opened', 'assessed', 'accepted', 'rejected', 'paid')),
  asked bigint not null check (asked > 0),
  what text not null,
  assessed bigint check (assessed > 0),
  assessed_about text,
  papers boolean not null,
  assessed_by text,
  assessed_at timestamptz,
  party_id uuid,
  note text,
  opened_by text not null,
  opened_at timestamptz not null,
  ended_at timestamptz,
  words text not null,
  check ((state in ('assessed', 'accepted', 'paid')) <= (assessed is not null)),
  check ((state in ('accepted', 'paid')) <= (party_id is not null))
);
create unique index parcel_claims_open on parcel_claims (parcel_id) where state in ('opened', 'assessed', 'accepted');
create index on parcel_claims (branch_id, opened_at desc);

create table parcel_claim_photos (
  file_id uuid primary key,
  claim_id uuid not null references parcel_claims,
  taken_at timestamptz not null
);
create index on parcel_claim_photos (claim_id);
