-- What a customer asks for: a kind of machine. Its prices lie in the lists of the ground. Money is whole baisa.
create table machine_kinds (
  id uuid primary key,
  name text not null unique,
  -- What the trade calls it besides.
  trade_name text,
  capacity text,
  operated text not null check (operated in ('with', 'without', 'either')),
  certificate_needed boolean not null,
  -- What its day sheets count.
  sheet_counts text not null check (sheet_counts in ('hours', 'loads', 'nothing')),
  fuel_included boolean not null,
  -- It comes and goes on a truck.
  carried boolean not null,
  -- Hours that are paid for however short a call-out was, and loads of a day.
  least_hours integer not null check (least_hours between 0 and 24),
  least_loads integer not null check (least_loads between 0 and 100),
  -- Hours that a day holds.
  day_hours integer not null check (day_hours between 1 and 24),
  deposit bigint not null check (deposit >= 0),
  -- Hours on its meter after which it is serviced.
  service_hours integer check (service_hours between 1 and 10000),
  -- Minutes until the next may have it.
  turnaround integer not null check (turnaround between 0 and 10080),
  position integer not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);

create table machines (
  id uuid primary key references resources,
  branch_id uuid not null references branches,
  kind_id uuid not null references machine_kinds,
  code text not null unique check (code ~ '^[A-Z]{2,4}-\d{2,4}$'),
  model text not null,
  made integer not null check (made between 1980 and 2100),
  serial text,
  plate text,
  ownership text not null check (ownership in ('own', 'sub-hired')),
  -- Whose it is where it is hired from others, what it costs us by the day and by the month, and since when it is given back.
  supplier_id uuid references suppliers,
  supplier_day bigint check (supplier_day >= 0),
  supplier_month bigint check (supplier_month >= 0),
  supplier_until date,
  -- Tenths of an hour.
  meter integer not null check (meter >= 0),
  service_at integer check (service_at >= 0),
  readiness text not null check (readiness in ('ready', 'awaiting-inspection', 'maintenance', 'damaged', 'lost', 'retired')),
  yard text,
  bought_on date,
  bought_for bigint check (bought_for >= 0),
  note text,
  words text not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null,
  check ((ownership = 'sub-hired') = (supplier_id is not null))
);
create unique index machines_serials on machines (serial) where serial is not null;
create index machines_of_kind on machines (kind_id);
create index machines_of_branch on machines (branch_id);
create index machines_of_supplier on machines (supplier_id) where supplier_id is not null;

-- Who works a machine, and which kinds they are licensed for.
create table machine_operators (
  id uuid primary key,
  branch_id uuid not null references branches,
  name text not null,
  phone text not null,
  -- Their own account, by which they write their sheets.
  account_id uuid unique references user_accounts,
  active boolean not null default true,
  words text not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);
create index machine_operators_of_branch on machine_operators (branch_id);

create table operator_licences (
  operator_id uuid not null references machine_operators,
  kind_id uuid not null references machine_kinds,
  number text,
  valid_until date not null,
  primary key (operator_id, kind_id)
);
create index operator_licences_of_kind on operator_licences (kind_id);

-- What holds for all hires from a day on: never edited, the newest holds.
create table hire_rules (
  version integer primary key,
  -- Days of the week a site rests, 0 is Sunday.
  rest_days integer[] not null,
  ramadan_hours integer not null check (ramadan_hours between 1 and 24),
  standby_percent integer not null check (standby_percent between 0 and 100),
  -- Days from which on its way is not charged; 0 where it always is.
  free_way_days integer not null check (free_way_days between 0 and 365),
  least_way bigint not null check (least_way >= 0),
  way_per_km bigint not null check (way_per_km >= 0),
  quote_days integer not null check (quote_days between 1 and 365),
  pay_days integer not null check (pay_days between 0 and 365),
  -- Percent by which meter and hours may differ before a word is asked for.
  meter_percent integer not null check (meter_percent between 0 and 100),
  litre bigint not null check (litre >= 0),
  fuel_percent integer not null check (fuel_percent between 0 and 100),
  -- Working days after which silence signs a sheet, where the contract says so.
  silence_days integer not null check (silence_days between 0 and 60),
  set_by text not null,
  set_at timestamptz not null
);
