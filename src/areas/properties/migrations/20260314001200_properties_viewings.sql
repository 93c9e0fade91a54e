-- Somebody wants to see a unit that is published; with a day and an hour once the office has said them.
create table viewings (
  id uuid primary key,
  sequence integer generated always as identity unique,
  form_id uuid not null unique,
  unit_id uuid not null references units,
  state text not null default 'requested' check (state in ('requested', 'scheduled', 'done', 'no-show', 'cancelled')),
  name text not null,
  phone text not null,
  email text,
  reply_by text not null check (reply_by in ('call', 'whatsapp', 'sms', 'email')),
  -- Whose account asked; none for a visitor.
  account_id text,
  preferred_on date not null,
  other_on date,
  day_part text not null check (day_part in ('morning', 'afternoon', 'evening')),
  note text,
  words text not null,
  requested_at timestamptz not null,
  starts_at timestamptz,
  -- Who meets them there.
  guide_id text,
  reminded_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  check (state <> 'scheduled' or (starts_at is not null and guide_id is not null)),
  check ((state in ('done', 'no-show', 'cancelled')) = (ended_at is not null))
);
create index on viewings (state, requested_at);
create index on viewings (unit_id);
create index on viewings (guide_id, starts_at) where state = 'scheduled';
create index on viewings (account_id) where account_id is not null;

-- Who wants to hear when a unit that somebody reserved is free again.
create table unit_watches (
  id uuid primary key,
  form_id uuid not null unique,
  unit_id uuid not null references units,
  name text not null,
  phone text not null,
  asked_at timestamptz not null,
  told_at timestamptz
);
create unique index on unit_watches (unit_id, phone) where told_at is null;
