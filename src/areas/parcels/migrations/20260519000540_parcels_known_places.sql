-- Where a parcel was given by its code: the next one to the same phone and quarter goes there. The phone itself is not kept.
create table parcel_known_places (
  phone_hash text not null,
  place text not null,
  quarter text not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy integer not null check (accuracy between 0 and 30),
  kept_at timestamptz not null,
  primary key (phone_hash, place, quarter)
);
create index on parcel_known_places (place, quarter);
create index on parcel_known_places (kept_at);
create index parcel_stops_pinned on parcel_stops (ended_at) where pin_accuracy is not null;

-- A courier puts doors into the order they are gone to.
alter table parcel_phone_events drop constraint parcel_phone_events_kind_check;
alter table parcel_phone_events add constraint parcel_phone_events_kind_check
  check (kind in ('loaded', 'called', 'failed', 'delivered', 'moved'));
