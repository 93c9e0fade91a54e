-- What couriers did at doors, as their phones told it: each once, with the answer it was given first.
create table parcel_phone_events (
  id uuid primary key,
  courier_id uuid not null,
  device uuid not null,
  seq bigint not null,
  kind text not null check (kind in ('loaded', 'called', 'failed', 'delivered')),
  -- By the clock of the phone, what that clock was off by, and when it arrived.
  device_at timestamptz not null,
  clock_off_ms bigint not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  stop_id uuid,
  parcel_id uuid references parcels,
  result text not null check (result in ('accepted', 'flagged', 'conflict', 'refused')),
  code text,
  sentence text,
  fields jsonb not null default '{}',
  -- For conflicts: what the courier said happened.
  said text
);
create index parcel_phone_events_parcel on parcel_phone_events (parcel_id, happened_at);
create index parcel_phone_events_conflict on parcel_phone_events (happened_at) where result = 'conflict';

-- Pictures and signatures that belong to an event and come after it.
create table parcel_phone_proofs (
  event_id uuid not null references parcel_phone_events,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id uuid,
  primary key (event_id, sha256)
);

-- A signature from a phone arrives after what it proves, and a wrong code stands in for the card.
alter table parcel_proofs add column event_id uuid references parcel_phone_events;
-- One that was withdrawn keeps what it was.
alter table parcel_withdrawn_proofs add column event_id uuid references parcel_phone_events;
alter table parcel_proofs drop constraint parcel_proofs_check;
alter table parcel_proofs add constraint parcel_proofs_check check (
  by <> 'signature' or (reason is not null and (event_id is not null or (card_end is not null and file_id is not null)))
);
