-- What we owe for a parcel that was lost or damaged, under the id of its claim, and that it was paid: once and for good.
create table parcel_claim_debts (
  id uuid primary key,
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  reference text not null check (reference <> ''),
  amount bigint not null check (amount > 0),
  owed_by text not null,
  owed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on parcel_claim_debts (party_id);
create trigger parcel_claim_debts_kept before update or delete or truncate on parcel_claim_debts
  for each statement execute function kept_for_good();
comment on table parcel_claim_debts is 'add only';

create table parcel_claim_payments (
  claim_id uuid primary key references parcel_claim_debts,
  account_id uuid not null references company_bank_accounts,
  -- As the statement of the bank shows it.
  reference text not null check (reference <> ''),
  paid_by text not null,
  paid_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on parcel_claim_payments (account_id);
create trigger parcel_claim_payments_kept before update or delete or truncate on parcel_claim_payments
  for each statement execute function kept_for_good();
comment on table parcel_claim_payments is 'add only';

insert into allowed_pairs
  select d.code, c.code
  from (values ('2197', '1120'), ('1120', '2197')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
