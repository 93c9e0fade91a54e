-- A hire: a contract with machines on a site. Money is whole baisa, without tax.
create table hires (
  contract_id uuid primary key references contracts,
  state text not null check (state in ('open', 'out', 'returned', 'called-off')),
  site text not null,
  wilayat text not null,
  -- Where it is on a map, as it was given: «17.0151,54.0924».
  pin text,
  km integer not null check (km between 0 and 2000),
  rep_name text not null,
  rep_phone text not null,
  second_name text,
  second_phone text,
  po_number text,
  rest_days integer[] not null,
  pay_days integer not null,
  -- Until when the quotation holds.
  valid_until date not null,
  -- Working days after which silence signs a sheet; null where it never does.
  silence_days integer,
  vat_rate integer not null,
  standby_percent integer not null,
  free_way_days integer not null,
  way_price bigint not null,
  deposit_waived_by text,
  deposit_waived_why text,
  version integer not null default 1,
  opened_by text not null,
  opened_at timestamptz not null
);

create table hire_lines (
  id uuid primary key,
  contract_id uuid not null references hires,
  place integer not null,
  kind_id uuid not null references machine_kinds,
  basis text not null check (basis in ('day', 'hour', 'load')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  with_operator boolean not null,
  -- Hours or loads of a day that were reckoned with.
  per_day integer not null check (per_day between 0 and 100),
  guarantee integer not null check (guarantee between 0 and 744),
  -- The prices as they were agreed.
  snapshot jsonb not null,
  occupancy_id uuid,
  -- No day after it is charged.
  off_hired_at timestamptz,
  off_hire_number text unique,
  off_hired_by text,
  -- The day on which its end was last told.
  told_end date,
  -- So much of its hire stands on invoices.
  billed bigint not null default 0,
  way_billed boolean not null default false,
  unique (contract_id, place)
);
create index hire_lines_of_kind on hire_lines (kind_id);
create unique index hire_lines_occupancies on hire_lines (occupancy_id) where occupancy_id is not null;

-- Which machine of a line is, or was, on the site: another one after an exchange.
create table hire_segments (
  id uuid primary key,
  line_id uuid not null references hire_lines,
  machine_id uuid not null references machines,
  operator_id uuid references machine_operators,
  occupancy_id uuid not null,
  out_at timestamptz not null,
  out_by text not null,
  meter_out integer not null check (meter_out >= 0),
  truck text,
  driver text,
  back_at timestamptz check (back_at >= out_at),
  back_by text,
  meter_back integer check (meter_back >= meter_out),
  reason text
);
-- One machine of a line at a time; one machine on one line; one operator on one machine.
create unique index hire_segments_of_line on hire_segments (line_id) where back_at is null;
create unique index hire_segments_of_machine on hire_segments (machine_id) where back_at is null;
create unique index hire_segments_of_operator on hire_segments (operator_id) where back_at is null and operator_id is not null;
create index hire_segments_lines on hire_segments (line_id, out_at);
create index hire_segments_machines on hire_segments (machine_id, out_at);
