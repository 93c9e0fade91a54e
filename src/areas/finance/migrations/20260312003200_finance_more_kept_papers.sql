-- What a supplier is paid has a voucher with a number of ours; it, the slip of a set-off and the settlement of a deposit are kept as the
-- other papers are.
alter table bill_payments add column sequence bigint not null generated always as identity unique;

-- A settlement says what has become of a deposit until the day it is taken: whoever takes the same one again that day gets the same paper.
create table issued_settlements (
  id uuid primary key,
  deposit_id uuid not null references deposits,
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  day date not null,
  held bigint not null
);
create index on issued_settlements (deposit_id);
comment on table issued_settlements is 'add only';
create trigger issued_settlements_kept before update or delete or truncate on issued_settlements
  for each statement execute function kept_for_good();

alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement',
    'tax-payment', 'bill-payment', 'set-off', 'settlement'
  )
);
