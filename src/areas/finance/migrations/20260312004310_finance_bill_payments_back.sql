-- A payment that should not have been, or that the bank sent back, is mirrored once, by another than who paid.
alter table bill_payments add unique (id, paid_by);
create table bill_payment_reversals (
  payment_id uuid primary key,
  paid_by text not null,
  reason text not null check (reason <> ''),
  reversed_by text not null check (reversed_by <> paid_by),
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals,
  foreign key (payment_id, paid_by) references bill_payments (id, paid_by)
);
create trigger bill_payment_reversals_kept before update or delete or truncate on bill_payment_reversals
  for each statement execute function kept_for_good();
comment on table bill_payment_reversals is 'add only';

-- What a supplier pays back of what he was paid for a bill: so much of it is to pay again, until a note of his takes it away.
create table bill_refunds (
  id uuid primary key,
  bill_id uuid not null references bills,
  account_id uuid not null references company_bank_accounts,
  amount bigint not null check (amount > 0),
  reference text not null check (reference <> ''),
  received_by text not null,
  received_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on bill_refunds (bill_id);
create trigger bill_refunds_kept before update or delete or truncate on bill_refunds for each statement execute function kept_for_good();
comment on table bill_refunds is 'add only';

insert into allowed_pairs (debit, credit) values ('1120', '2110'), ('2110', '1120') on conflict do nothing;
