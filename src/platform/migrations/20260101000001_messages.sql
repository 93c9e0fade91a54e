-- The outbox: every message is kept here first, whether or not somebody outside can carry it.
create table messages (
  id uuid primary key,
  fact_id uuid not null references facts,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  text text not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'no-provider')),
  attempts integer not null default 0,
  problem text,
  queued_at timestamptz not null,
  sent_at timestamptz
);
create index on messages (queued_at desc);
