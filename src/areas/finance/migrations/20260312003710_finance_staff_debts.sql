-- What a box was short of is a cost, or whoever kept it owes it: one debt for each session, said by somebody else.
create table staff_debts (
  id uuid primary key,
  session_id uuid not null unique references cash_sessions,
  employee_id text not null check (employee_id <> ''),
  branch_id uuid not null references branches,
  amount bigint not null check (amount > 0),
  decided_by text not null check (decided_by <> employee_id),
  decided_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on staff_debts (employee_id);
create trigger staff_debts_kept before update or delete or truncate on staff_debts
  for each statement execute function kept_for_good();
comment on table staff_debts is 'add only';

-- It is paid back to somebody else: in cash into a box that is open, or to an account of ours.
create table staff_repayments (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  employee_id text not null check (employee_id <> ''),
  branch_id uuid not null references branches,
  amount bigint not null check (amount > 0),
  account text not null check (account in ('1110', '1120')),
  key text not null,
  session_id uuid references cash_sessions,
  reference text check (reference <> ''),
  received_by text not null check (received_by <> employee_id),
  received_at timestamptz not null,
  journal_id uuid not null unique references journals,
  check ((account = '1110') = (session_id is not null)),
  check ((account = '1110') = (reference is null))
);
create index on staff_repayments (employee_id, sequence desc);
create trigger staff_repayments_kept before update or delete or truncate on staff_repayments
  for each statement execute function kept_for_good();
comment on table staff_repayments is 'add only';

create table staff_repayment_reversals (
  repayment_id uuid primary key references staff_repayments,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create trigger staff_repayment_reversals_kept before update or delete or truncate on staff_repayment_reversals
  for each statement execute function kept_for_good();
comment on table staff_repayment_reversals is 'add only';

insert into allowed_pairs
  select d.code, c.code from (values ('1116', '1110'), ('1110', '1116'), ('1120', '1116')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;

alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement',
    'tax-payment', 'bill-payment', 'set-off', 'settlement', 'transfer-order', 'staff-receipt'
  )
);
