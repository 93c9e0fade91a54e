-- What the meters of a unit showed and on which day; which meter it is stands with the unit. A meter never goes back: where a new one
-- took its place, the last of the old stands beside the first of the new, and why.
create table meter_readings (
  id uuid primary key,
  unit_id uuid not null references units,
  kind text not null check (kind in ('electricity', 'water')),
  read_on date not null,
  reading integer not null check (reading >= 0),
  old_reading integer check (old_reading >= 0),
  reason text,
  photo_id uuid references files,
  inspection_id uuid references inspections,
  read_by text not null,
  read_at timestamptz not null,
  check ((old_reading is null) = (reason is null)),
  unique (inspection_id, kind)
);
comment on table meter_readings is 'add only';
create index on meter_readings (unit_id, kind, read_on, read_at);
create index on meter_readings (photo_id) where photo_id is not null;

-- What was signed before is where a meter begins.
insert into meter_readings (id, unit_id, kind, read_on, reading, inspection_id, read_by, read_at)
select gen_random_uuid(), unit_id, told.kind, seen_on, told.reading, id, signed_by, signed_at
from inspections cross join lateral (values ('electricity', electricity_reading), ('water', water_reading)) told (kind, reading)
where status = 'signed' and told.reading is not null;

-- What a tenant was asked for between two readings, once.
create table utility_charges (
  id uuid primary key,
  contract_id uuid not null references leases,
  kind text not null check (kind in ('electricity', 'water')),
  from_id uuid not null references meter_readings,
  until_id uuid not null references meter_readings,
  from_day date not null,
  until_day date not null,
  amount bigint not null check (amount > 0),
  invoice_id uuid not null references invoices,
  charged_by text not null,
  charged_at timestamptz not null,
  check (from_day < until_day)
);
comment on table utility_charges is 'add only';
create index on utility_charges (contract_id, kind);
