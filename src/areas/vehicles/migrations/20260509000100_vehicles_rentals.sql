-- A car let by a contract: what was agreed, when it went out and came back, and which car that was from when to when.
create table car_rentals (
  contract_id uuid primary key references contracts,
  reservation_id uuid not null unique references car_reservations,
  -- The car the contract names; which was out when stands below.
  vehicle_id uuid not null references vehicles,
  state text not null check (state in ('open', 'out', 'returned')),
  is_visitor boolean not null,
  planned_from timestamptz not null,
  planned_until timestamptz not null,
  -- What was charged for the hire so far, without tax: an extension asks for the rest of the whole price alone.
  charged bigint not null check (charged >= 0),
  -- Until when the hire is charged: a long one is charged cycle by cycle.
  charged_until timestamptz,
  -- The papers it was charged on.
  invoice_ids uuid[] not null,
  licence_number text,
  licence_until date,
  waived_by text,
  waived_why text,
  returned_at timestamptz,
  -- When whoever has it was told that it is to come back, and that it did not.
  due_told_at timestamptz,
  late_told_at timestamptz,
  version integer not null default 1,
  opened_by text not null,
  opened_at timestamptz not null,
  check ((returned_at is not null) = (state = 'returned'))
);
create index car_rentals_of_vehicle on car_rentals (vehicle_id);
create index car_rentals_until on car_rentals (planned_until) where state = 'out';

create table car_rental_segments (
  id uuid primary key,
  contract_id uuid not null references car_rentals,
  vehicle_id uuid not null references vehicles,
  occupancy_id uuid not null references occupancies,
  out_at timestamptz not null,
  odometer_out integer not null check (odometer_out >= 0),
  fuel_out integer not null check (fuel_out between 0 and 8),
  back_at timestamptz,
  odometer_back integer check (odometer_back >= odometer_out),
  fuel_back integer check (fuel_back between 0 and 8),
  out_by text not null,
  back_by text,
  check (back_at >= out_at),
  check ((back_at is null) = (odometer_back is null))
);
create index car_rental_segments_of_contract on car_rental_segments (contract_id);
create index car_rental_segments_of_vehicle on car_rental_segments (vehicle_id, out_at);
create index car_rental_segments_of_occupancy on car_rental_segments (occupancy_id);
