-- The prices a parcel was priced by: another weight is priced by the same.
alter table parcels add first_kilo bigint;
alter table parcels add further_kilo bigint;

-- What was weighed other than it was told, what that changed, and the paper by which more of it was asked.
create table parcel_weighings (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  at timestamptz not null,
  by_id text not null,
  grams_before integer not null,
  grams integer not null,
  carriage_before bigint not null,
  carriage bigint not null,
  invoice_id uuid
);
create index on parcel_weighings (parcel_id, at);
