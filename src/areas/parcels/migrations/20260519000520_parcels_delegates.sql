-- Who sends parcels for a merchant: known by the phone that is proven when they sign in, and let see sums or not.
create table parcel_delegates (
  merchant_id uuid not null references parties,
  phone text not null,
  name text not null check (name <> ''),
  sees_money boolean not null,
  since timestamptz not null,
  by_id text not null,
  primary key (merchant_id, phone)
);
create index parcel_delegates_phone on parcel_delegates (phone);
