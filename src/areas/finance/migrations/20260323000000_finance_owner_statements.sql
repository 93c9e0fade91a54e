-- A statement of an owner that was handed out. That of a settlement is frozen with it, once for all its owners and once for each; of
-- other days, what says the same on the same day is the same paper under the same number.
create table issued_owner_statements (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  mandate_id uuid not null references owner_pools,
  settlement_id uuid references owner_settlement_postings,
  party_id uuid references parties,
  fingerprint text not null unique,
  day date not null,
  closing bigint not null
);
create index on issued_owner_statements (mandate_id);
create index on issued_owner_statements (party_id);
create unique index issued_owner_statements_of_settlement on issued_owner_statements (settlement_id, party_id) nulls not distinct
  where settlement_id is not null;
comment on table issued_owner_statements is 'add only';
create trigger issued_owner_statements_kept before update or delete or truncate on issued_owner_statements
  for each statement execute function kept_for_good();

alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement',
    'tax-payment', 'bill-payment', 'set-off', 'settlement', 'transfer-order', 'staff-receipt', 'supplier-receipt', 'credit-transfer',
    'owner-statement'
  )
);
