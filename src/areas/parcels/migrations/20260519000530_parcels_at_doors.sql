-- Who cannot sign is photographed with the parcel.
alter table parcel_proofs drop constraint parcel_proofs_by_check;
alter table parcel_proofs add constraint parcel_proofs_by_check check (by in ('code', 'signature', 'photo', 'card'));
alter table parcel_proofs drop constraint parcel_proofs_check;
alter table parcel_proofs add constraint parcel_proofs_check check (
  by not in ('signature', 'photo')
  or (reason is not null and (event_id is not null or (card_end is not null and file_id is not null)))
);
drop index parcel_proofs_unproved;
create index parcel_proofs_unproved on parcel_proofs (at) where by in ('signature', 'photo');

-- A door nobody opened: its picture, and where the courier stood.
alter table parcel_photos drop constraint parcel_photos_of_step_check;
alter table parcel_photos add constraint parcel_photos_of_step_check check (of_step in ('damaged', 'disposed', 'attempt-failed'));
alter table parcel_stops
  add column pin_latitude double precision,
  add column pin_longitude double precision,
  add column pin_accuracy integer,
  add check (num_nulls(pin_latitude, pin_longitude, pin_accuracy) in (0, 3));
