-- A statement that was handed out: what it said is known by its fingerprint, so whoever takes the same one again on that day gets the
-- same paper under the same number. Its form is another paper of the same statement.
create table issued_statements (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  party_id uuid not null references parties,
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  day date not null,
  closing bigint not null
);
create index on issued_statements (party_id);
comment on table issued_statements is 'add only';
create trigger issued_statements_kept before update or delete or truncate on issued_statements
  for each statement execute function kept_for_good();

alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement'
  )
);
