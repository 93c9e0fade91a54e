-- Where whoever it is for says their door is: it goes before what is known of their phone.
alter table parcels
  add column pin_latitude double precision check (pin_latitude between 16 and 27),
  add column pin_longitude double precision check (pin_longitude between 51.5 and 60.5),
  add column pin_accuracy integer check (pin_accuracy >= 0),
  add column pin_source text check (pin_source in ('phone', 'pasted')),
  add column pinned_at timestamptz,
  add constraint parcels_pin_whole check (num_nonnulls(pin_latitude, pin_longitude, pin_source, pinned_at) in (0, 4)),
  -- By how much a phone may be wrong; a place that was pasted says nothing of it.
  add constraint parcels_pin_accuracy check ((pin_source is not distinct from 'phone') = (pin_accuracy is not null));
create index parcels_pinned on parcels (ended_at) where pinned_at is not null;
