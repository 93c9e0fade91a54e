-- Which zone of the tariff a wilayat or a country lies in, and which branch delivers there.
create table parcel_places (
  place text primary key,
  zone_id uuid not null references tariff_zones,
  branch_id uuid not null references branches,
  kept_by text not null,
  kept_at timestamptz not null
);
