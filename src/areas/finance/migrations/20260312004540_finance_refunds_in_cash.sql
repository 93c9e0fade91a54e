-- A supplier also pays back in cash, into a box that is kept by whoever takes it, with its paper; undone while that session is open.
alter table bill_refunds
  add column sequence bigint not null generated always as identity unique,
  add column box_id uuid references cash_boxes,
  add column session_id uuid references cash_sessions,
  alter column account_id drop not null,
  alter column reference drop not null,
  add check ((account_id is null) = (box_id is not null)),
  add check ((box_id is null) = (session_id is null)),
  add check (account_id is null or reference is not null);
create index on bill_refunds (session_id) where session_id is not null;

create table bill_refund_reversals (
  refund_id uuid primary key references bill_refunds,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create trigger bill_refund_reversals_kept before update or delete or truncate on bill_refund_reversals
  for each statement execute function kept_for_good();
comment on table bill_refund_reversals is 'add only';

insert into allowed_pairs values ('1110', '2110'), ('2110', '1110') on conflict do nothing;

alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement',
    'tax-payment', 'bill-payment', 'set-off', 'settlement', 'transfer-order', 'staff-receipt', 'supplier-receipt'
  )
);
