-- A tenant leaves: what is taken off the deposit and why, who signed it, and what came of it when it was settled.
create table move_outs (
  contract_id uuid primary key references leases,
  begun_by text not null,
  begun_at timestamptz not null,
  signer text,
  signature_id uuid references files,
  signed_at timestamptz,
  -- Why nobody signed it.
  unsigned_reason text,
  settled_by text,
  settled_at timestamptz,
  -- As it was settled: what was held, what of it paid what was owed, and what goes back.
  held bigint,
  owed bigint,
  used bigint,
  refund bigint check (refund >= 0),
  -- Rent of days after the last one: taken back where it was open, credited where it was paid.
  taken_back bigint,
  credited bigint,
  last_day date,
  check ((signer is null) = (signed_at is null) and (signer is null) = (signature_id is null)),
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (held is null)),
  check (held is null or held = used + refund)
);

create table move_out_lines (
  id uuid primary key,
  contract_id uuid not null references move_outs,
  kind text not null check (kind in ('damage', 'cleaning', 'other')),
  description text not null check (description <> ''),
  amount bigint not null check (amount > 0),
  file_id uuid not null references files,
  added_by text not null,
  added_at timestamptz not null
);
create index on move_out_lines (contract_id);
create index on move_out_lines (file_id);
create index on move_outs (signature_id) where signature_id is not null;

-- Nothing is owed any more: the paper that says so, as it was issued.
create table clearances (
  contract_id uuid primary key references leases,
  sequence integer not null unique,
  number text not null unique,
  token text not null,
  day date not null,
  issued_by text not null,
  issued_at timestamptz not null
);
comment on table clearances is 'add only';
create sequence clearance_numbers as integer start with 1001 owned by clearances.sequence;
