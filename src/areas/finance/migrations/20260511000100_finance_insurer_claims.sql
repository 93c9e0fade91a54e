-- What an insurer is to pay of the damage of a car of ours, under the id of the claim of whoever lets cars; and what it paid of it, once
-- and for good: the rest is no income of ours any more.
create table insurer_claims (
  id uuid primary key,
  branch_id uuid not null references branches,
  contract_id uuid not null references contracts,
  resource_id uuid not null references resources,
  insurer text not null check (insurer <> ''),
  -- As the insurer knows it.
  reference text not null check (reference <> ''),
  amount bigint not null check (amount > 0),
  claimed_by text not null,
  claimed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on insurer_claims (contract_id);
create index on insurer_claims (resource_id);
create trigger insurer_claims_kept before update or delete or truncate on insurer_claims
  for each statement execute function kept_for_good();
comment on table insurer_claims is 'add only';

create table insurer_payments (
  claim_id uuid primary key references insurer_claims,
  account_id uuid references company_bank_accounts,
  amount bigint not null check (amount >= 0),
  rest bigint not null check (rest >= 0),
  -- As the statement of the bank shows it.
  reference text,
  taken_by text not null,
  taken_at timestamptz not null,
  journal_id uuid not null unique references journals,
  check (amount + rest > 0),
  check ((amount > 0) = (account_id is not null)),
  check ((account_id is null) = (reference is null))
);
create index on insurer_payments (account_id);
create trigger insurer_payments_kept before update or delete or truncate on insurer_payments
  for each statement execute function kept_for_good();
comment on table insurer_payments is 'add only';

insert into allowed_pairs
  select d.code, c.code
  from (values ('1245', '4420'), ('4420', '1245'), ('1120', '1245'), ('1245', '1120')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
