-- What was booked is waited for so long; then it is taken off again.
alter table parcel_rules add column booked_days integer not null default 14 check (booked_days between 3 and 90);
alter table parcel_rules alter column booked_days drop default;
alter table parcels add column expiry_told boolean not null default false;
create index on parcels (registered_at) where state = 'registered';
