-- One file for the court about a lease, as it was made: it is never made anew, another one is made beside it.
create table enforcement_files (
  id uuid primary key,
  contract_id uuid not null references leases,
  party_id uuid not null references parties,
  -- Whole baisa.
  amount bigint not null check (amount > 0),
  file_id uuid not null references files,
  -- Of the bytes of that file.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by text not null,
  made_at timestamptz not null
);
comment on table enforcement_files is 'add only';
create index on enforcement_files (contract_id, made_at desc);
create index on enforcement_files (party_id);
create index on enforcement_files (file_id);
