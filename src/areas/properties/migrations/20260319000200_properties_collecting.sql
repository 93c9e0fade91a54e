-- What was tried to have somebody pay, and what came of it: a call, a message, a visit.
create table follow_ups (
  id uuid primary key,
  party_id uuid not null references parties,
  way text not null check (way in ('call', 'whatsapp', 'sms', 'visit')),
  outcome text not null check (outcome in ('promised', 'paid', 'no-answer', 'disputes', 'not-reached')),
  note text,
  logged_by text not null,
  logged_at timestamptz not null
);
comment on table follow_ups is 'add only';
create index on follow_ups (party_id, logged_at desc);

-- How much somebody said they would pay, and until which day. One stands at a time; it is kept or broken once, by what was paid.
create table promises (
  id uuid primary key,
  party_id uuid not null references parties,
  -- Whole baisa.
  amount bigint not null check (amount > 0),
  promised_on date not null,
  note text,
  status text not null check (status in ('open', 'kept', 'broken')),
  paid bigint,
  settled_at timestamptz,
  recorded_by text not null,
  recorded_at timestamptz not null,
  check ((status = 'open') = (settled_at is null)),
  check ((settled_at is null) = (paid is null))
);
create unique index on promises (party_id) where status = 'open';
create index on promises (party_id, recorded_at desc);
