-- Somebody asks what the law lets them ask of their data. The clock runs from requested_at; due_on is the last day to answer.
create table privacy_requests (
  id uuid primary key,
  sequence integer generated always as identity unique,
  account_id uuid not null references user_accounts,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'blocking', 'transfer', 'withdrawal', 'objection')),
  text text,
  status text not null check (status in ('received', 'in-progress', 'answered', 'refused')),
  requested_at timestamptz not null,
  due_on date not null,
  taken_by text,
  taken_at timestamptz,
  -- What the person was told: how it was carried out, or on what ground of the law it was not.
  answer text,
  closed_by text,
  closed_at timestamptz,
  -- What became of each kind of data, where it was asked to be erased.
  outcome jsonb not null default '[]',
  check ((status in ('answered', 'refused')) = (closed_at is not null)),
  check ((closed_at is null) = (answer is null))
);
-- The same thing is asked once at a time.
create unique index privacy_requests_open on privacy_requests (account_id, kind) where closed_at is null;
create index on privacy_requests (due_on) where closed_at is null;
create index on privacy_requests (account_id, requested_at desc);

-- Whoever was forgotten keeps an account without a name, so that what the law keeps still has somebody it belongs to.
alter table user_accounts add column erased_at timestamptz;
alter table user_accounts
  drop constraint user_accounts_reached,
  add constraint user_accounts_reached
    check (status = 'invited' or email is not null or phone is not null or erased_at is not null);
