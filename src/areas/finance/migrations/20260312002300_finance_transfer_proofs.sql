-- What a customer shows of a transfer. It posts nothing: only who sees the money at the bank confirms it, once, by a receipt.
create table transfer_proofs (
  id uuid primary key,
  sequence integer not null generated always as identity unique,
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  account_id uuid not null references company_bank_accounts,
  amount bigint not null check (amount > 0),
  transferred_on date not null,
  reference text not null check (reference <> ''),
  note text,
  file_id uuid not null references files,
  answers uuid references transfer_proofs check (answers <> id),
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'refused')),
  sent_by text not null,
  sent_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  receipt_id uuid unique references receipts,
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'waiting') = (decided_by is null)),
  check ((status = 'refused') = (reason is not null)),
  check ((status = 'confirmed') = (receipt_id is not null))
);
create unique index transfer_proofs_slip on transfer_proofs (account_id, upper(reference)) where status <> 'refused';
create index on transfer_proofs (party_id, sent_at desc);
create index on transfer_proofs (status, sent_at);
create index on transfer_proofs (answers) where answers is not null;
create index on transfer_proofs (file_id);

-- What the money was meant for.
create table transfer_proof_dues (
  proof_id uuid not null references transfer_proofs,
  charge_id uuid not null references charges,
  primary key (proof_id, charge_id)
);
