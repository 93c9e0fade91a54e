-- What went abroad with a carrier: under which number of theirs, and what their customs paper says is in it.
create table parcel_carriers (
  parcel_id uuid primary key references parcels,
  carrier text not null check (carrier <> ''),
  carrier_number text not null check (carrier_number <> ''),
  goods text not null check (goods <> ''),
  goods_value bigint not null check (goods_value > 0),
  given_at timestamptz not null,
  given_by text not null,
  -- When they said that it was brought, or brought it back.
  ended_at timestamptz,
  check (ended_at >= given_at)
);
-- A number of a carrier is one parcel's.
create unique index parcel_carriers_number on parcel_carriers (carrier, carrier_number) where ended_at is null;
