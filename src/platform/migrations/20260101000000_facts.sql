create table facts (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  name text not null,
  command text not null,
  subject_id text not null,
  actor_id text not null,
  request_id text not null,
  data jsonb not null,
  happened_at timestamptz not null
);
create index on facts (subject_id, sequence);

-- One row per fact and subscriber, written in the transaction of what the subscriber did about it.
create table deliveries (
  fact_id uuid not null references facts,
  subscriber text not null,
  delivered_at timestamptz not null default now(),
  primary key (fact_id, subscriber)
);
