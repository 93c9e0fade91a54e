-- A courier takes a merchant's parcels at his door: which of them, until the branch scans them they are his.
alter table parcels add column pickup_id uuid references parcel_pickups;
create index on parcels (pickup_id) where pickup_id is not null;
create index on parcel_pickups (courier_id, day) where state in ('scheduled', 'collected');

alter table parcel_phone_events drop constraint parcel_phone_events_kind_check;
alter table parcel_phone_events add constraint parcel_phone_events_kind_check
  check (kind in ('loaded', 'called', 'failed', 'delivered', 'moved', 'collected', 'pickup-closed'));
