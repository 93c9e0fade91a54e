-- What is particular to a lease; its number, tenant, term, value and state are the contract's.
create table leases (
  contract_id uuid primary key references contracts,
  unit_id uuid not null references units,
  -- Under which mandate it was put in force.
  mandate_id uuid references mandates,
  -- Its days in the calendar of the unit.
  occupancy_id uuid references occupancies,
  guarantor_id uuid references parties,
  -- Whole baisa.
  rent bigint not null check (rent >= 0),
  rent_for text not null check (rent_for in ('month', 'period')),
  -- Months from one instalment to the next.
  frequency integer not null check (frequency in (1, 2, 3, 6, 12)),
  paid text not null check (paid in ('in-advance', 'in-arrears')),
  period_starts text not null check (period_starts in ('lease-day', 'first-of-month')),
  due_day integer check (due_day between 1 and 31),
  deposit bigint not null check (deposit >= 0),
  grace_days integer not null check (grace_days between 0 and 90),
  late_rule text not null check (late_rule in ('none', 'fixed', 'percent')),
  late_amount bigint check (late_amount > 0),
  -- Hundredths of a percent.
  late_rate integer check (late_rate between 1 and 10000),
  utilities_by text not null check (utilities_by in ('tenant', 'owner')),
  payment_method text not null check (payment_method in ('cheques', 'transfer', 'cash')),
  conditions text,
  registration text not null check (registration in ('not-required', 'not-registered', 'submitted', 'registered', 'expired')),
  registration_number text,
  submitted_on date,
  registered_on date,
  municipal_fee bigint check (municipal_fee >= 0),
  fee_paid_by text not null check (fee_paid_by in ('owner', 'tenant')),
  version integer not null,
  check ((late_rule = 'fixed') = (late_amount is not null) and (late_rule = 'percent') = (late_rate is not null)),
  check (registration <> 'registered' or (registration_number is not null and registered_on is not null)),
  check (registration <> 'submitted' or submitted_on is not null)
);
create index on leases (unit_id);
create index on leases (guarantor_id);

create table lease_free_periods (
  contract_id uuid not null references leases,
  from_day date not null,
  until_day date not null,
  primary key (contract_id, from_day),
  check (from_day <= until_day)
);

create table lease_rent_steps (
  contract_id uuid not null references leases,
  from_day date not null,
  rent bigint not null check (rent >= 0),
  primary key (contract_id, from_day)
);

-- What is due when; their sum is the value of the contract.
create table lease_instalments (
  contract_id uuid not null references leases,
  from_day date not null,
  until_day date not null,
  due_on date not null,
  amount bigint not null check (amount >= 0),
  demanded_on date,
  primary key (contract_id, from_day),
  check (from_day <= until_day)
);
create index on lease_instalments (due_on) where demanded_on is null;
