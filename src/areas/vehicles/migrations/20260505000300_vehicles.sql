-- What a customer books: a class. Prices lie in the lists of the ground; here is what is true of every car of it. Money is whole baisa.
create table vehicle_classes (
  id uuid primary key,
  name text not null unique,
  example text not null,
  plan text not null check (plan in ('saloon', 'tall', 'pickup')),
  seats integer not null check (seats between 1 and 60),
  bags integer not null check (bags between 0 and 20),
  gearbox text not null check (gearbox in ('automatic', 'manual')),
  drive text not null check (drive in ('two', 'four')),
  min_age integer not null check (min_age between 18 and 80),
  licence_years integer not null check (licence_years between 0 and 20),
  deposit_resident bigint not null check (deposit_resident >= 0),
  deposit_visitor bigint not null check (deposit_visitor >= 0),
  excess bigint not null check (excess >= 0),
  -- An eighth of fuel that is missing at the return.
  eighth_price bigint not null check (eighth_price >= 0),
  km_day integer not null check (km_day >= 0),
  km_week integer not null check (km_week >= 0),
  km_month integer not null check (km_month >= 0),
  extra_km bigint not null check (extra_km >= 0),
  -- Minutes until the next may have it.
  turnaround integer not null check (turnaround between 0 and 1440),
  position integer not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);

create table vehicles (
  id uuid primary key references resources,
  branch_id uuid not null references branches,
  class_id uuid not null references vehicle_classes,
  plate_digits text not null check (plate_digits ~ '^\d{1,5}$'),
  plate_letters text not null,
  model text not null,
  made integer not null check (made between 1980 and 2100),
  colour text not null,
  vin text,
  odometer integer not null check (odometer >= 0),
  -- Eighths of the tank.
  fuel integer not null check (fuel between 0 and 8),
  readiness text not null check (readiness in ('ready', 'dirty', 'maintenance', 'accident', 'suspended', 'sold')),
  home_place text,
  bought_on date,
  bought_for bigint check (bought_for >= 0),
  note text,
  words text not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);
-- A plate may go over to another car, once the first is sold.
create unique index vehicles_plates on vehicles (plate_digits, plate_letters) where readiness <> 'sold';
create unique index vehicles_vins on vehicles (vin) where vin is not null;
create index vehicles_of_class on vehicles (class_id);
create index vehicles_of_branch on vehicles (branch_id);
