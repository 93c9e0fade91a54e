-- An invoice that is not issued yet, as it was typed: nobody owes by it. It has the id that its paper will have, so it is issued once.
create table invoice_drafts (
  id uuid primary key,
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  form jsonb not null,
  total bigint not null check (total >= 0),
  status text not null check (status in ('draft', 'issued', 'dropped')),
  saved_by text not null,
  saved_at timestamptz not null
);
create index on invoice_drafts (saved_at desc) where status = 'draft';

-- What a customer is shown before anybody owes: a paper of a series of its own, by which nothing is posted. Issued once and never changed.
create table proformas (
  id uuid primary key,
  draft_id uuid not null references invoice_drafts,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  form jsonb not null,
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  supplied_from date not null,
  supplied_until date not null check (supplied_until >= supplied_from),
  due_on date not null,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by text not null,
  unique (branch_id, year, sequence)
);
create index on proformas (draft_id, sequence desc);
create trigger proformas_kept before update or delete or truncate on proformas for each statement execute function kept_for_good();
comment on table proformas is 'add only';

-- A payment that was begun and put aside at the counter, until whoever put it aside takes it up again.
create table parked_payments (
  id uuid primary key,
  cashier_id text not null,
  party_id uuid not null references parties,
  form jsonb not null,
  parked_at timestamptz not null
);
create index on parked_payments (cashier_id, parked_at);
