-- What is given at a door against something old: a parcel of its own for the way back, which is taken before.
create table parcel_exchanges (
  new_parcel_id uuid primary key references parcels,
  old_parcel_id uuid not null unique references parcels,
  check (new_parcel_id <> old_parcel_id)
);

-- At which door a courier took it; the branch has not seen it yet. Stops refer to parcels, so this one does not refer back: a copy of the
-- database writes what is referred to first.
alter table parcels add column taken_stop_id uuid;
create index on parcels (taken_stop_id) where taken_stop_id is not null;

alter table parcel_phone_events drop constraint parcel_phone_events_kind_check;
alter table parcel_phone_events add constraint parcel_phone_events_kind_check
  check (kind in ('loaded', 'called', 'failed', 'delivered', 'moved', 'collected', 'pickup-closed', 'old-taken'));
