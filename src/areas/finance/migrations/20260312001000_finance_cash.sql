-- A drawer with one keeper at a time. What lies in it the ledger says: the leaf of 1110 with its id.
create table cash_boxes (
  id uuid primary key,
  branch_id uuid not null references branches,
  name text not null unique check (name <> ''),
  active boolean not null default true,
  added_at timestamptz not null
);
create index on cash_boxes (branch_id);

-- The company's own accounts: what lies in one the ledger says, the leaf of 1120 or of 1130 with its id. What it is held for never changes.
create table company_bank_accounts (
  id uuid primary key,
  bank text not null check (bank <> ''),
  holder text not null check (holder <> ''),
  iban text not null unique check (iban ~ '^OM\d{21}$'),
  held_for text not null check (held_for in ('operating', 'trust')),
  shown boolean not null default false,
  active boolean not null default true,
  added_at timestamptz not null
);

-- Somebody keeps a box, from the first count to the last. Begun is not yet opened: what was counted has to be what the books say.
-- Whoever takes cash out of the box or puts some in holds this row.
create table cash_sessions (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  box_id uuid not null references cash_boxes,
  keeper_id text not null check (keeper_id <> ''),
  status text not null check (status in ('open', 'counted', 'difference', 'approved', 'closed')),
  begun_at timestamptz not null,
  opened_at timestamptz check (opened_at >= begun_at),
  closed_at timestamptz check (closed_at >= opened_at),
  check (opened_at is not null or status in ('counted', 'difference')),
  check ((closed_at is not null) = (status in ('approved', 'closed')))
);
create unique index cash_sessions_box on cash_sessions (box_id) where closed_at is null;
create unique index cash_sessions_keeper on cash_sessions (keeper_id) where closed_at is null;
create index on cash_sessions (box_id, sequence desc);

-- Every count is kept, with what the books said at that moment. Cash has no coin below five baisa.
create table cash_counts (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  session_id uuid not null references cash_sessions,
  at_opening boolean not null,
  expected bigint not null,
  counted bigint not null check (counted >= 0 and counted % 5 = 0),
  pieces jsonb not null,
  counted_by text not null check (counted_by <> ''),
  counted_at timestamptz not null
);
create index on cash_counts (session_id, sequence);
comment on table cash_counts is 'add only';
create trigger cash_counts_kept before update or delete or truncate on cash_counts
  for each statement execute function kept_for_good();
