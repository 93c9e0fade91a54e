-- The keys of a merchant's programs: only the hash of each is kept.
create table api_keys (
  id uuid primary key,
  party_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  name text not null,
  scopes text[] not null,
  hash text not null unique,
  tail text not null,
  made_by text not null,
  made_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  used_at timestamptz
);
create index on api_keys (party_id) where ended_at is null;

-- What was asked under a name of the asker's own, and what was answered: asked again it is not done again.
create table api_requests (
  party_id uuid not null,
  name text not null,
  digest text not null,
  status integer,
  answer jsonb not null,
  at timestamptz not null,
  primary key (party_id, name)
);
create index on api_requests (at);

-- Many parcels that were told of at once, and what came of each.
create table api_batches (
  id uuid primary key,
  party_id uuid not null,
  rows jsonb not null,
  at timestamptz not null
);
