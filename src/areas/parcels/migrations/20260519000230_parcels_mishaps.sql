-- A correction names the event that was wrong and says what the piece is in truth; both stay.
alter table parcel_events
  add column told_state text,
  add column corrects_id uuid references parcel_events,
  add check ((step = 'corrected') = (told_state is not null)),
  add check ((step = 'corrected') = (corrects_id is not null));
create index parcel_events_corrected on parcel_events (corrects_id) where corrects_id is not null;

-- How it looked when it was damaged, and before it was done away with.
create table parcel_photos (
  file_id uuid primary key,
  parcel_id uuid not null references parcels,
  of_step text not null check (of_step in ('damaged', 'disposed')),
  taken_by text not null,
  taken_at timestamptz not null
);
create index on parcel_photos (parcel_id);

-- Both sides were told that it is done away with unless somebody takes it.
create table parcel_warnings (
  parcel_id uuid not null references parcels,
  n integer not null check (n > 0),
  until date not null,
  warned_by text not null,
  warned_at timestamptz not null,
  primary key (parcel_id, n)
);

-- What was said to prove a hand-over that was corrected.
create table parcel_withdrawn_proofs (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  by text not null,
  received_by text not null,
  card_end text,
  reason text,
  file_id uuid,
  at timestamptz not null,
  withdrawn_at timestamptz not null
);
create index on parcel_withdrawn_proofs (parcel_id);
