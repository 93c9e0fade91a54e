-- Where a merchant's program wants to hear what happened; the secrets that sign it lie encrypted.
create table api_webhooks (
  id uuid primary key,
  party_id uuid not null,
  url text not null,
  secret text not null,
  old_secret text,
  old_until timestamptz,
  made_at timestamptz not null,
  failing_since timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('deleted', 'gone', 'failing')),
  check ((ended_at is null) = (ended_because is null))
);
create index on api_webhooks (party_id) where ended_at is null;

-- What each is told: until it was heard, or nobody tries any more.
create table api_deliveries (
  id uuid primary key,
  webhook_id uuid not null references api_webhooks,
  body text not null,
  made_at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz,
  heard_at timestamptz,
  last_status integer
);
create index on api_deliveries (webhook_id, next_at) where next_at is not null;
create index on api_deliveries (made_at);
