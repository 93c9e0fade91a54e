-- A reservation holds a car of its class from its first moment; which one may change until it is pinned. Its price is kept whole.
create sequence car_reservation_numbers as integer;

create table car_reservations (
  id uuid primary key,
  sequence integer not null unique,
  form_id uuid not null unique,
  branch_id uuid not null references branches,
  class_id uuid not null references vehicle_classes,
  state text not null
    check (state in ('held', 'requested', 'confirmed', 'vehicle-assigned', 'converted', 'expired', 'cancelled', 'no-show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place_out uuid not null references car_places,
  place_back uuid not null references car_places,
  party_id uuid references parties,
  name text not null,
  phone text not null,
  phone_verified_at timestamptz,
  age integer check (age between 18 and 99),
  licence_country text,
  source text not null check (source in ('office', 'phone', 'web')),
  flight_number text,
  note text,
  -- The card, the terms and the lines as they were: it is priced anew from these alone.
  snapshot jsonb not null,
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  hold_until timestamptz,
  occupancy_id uuid not null references occupancies,
  -- What opens it for whoever reserved on the web, as a hash.
  token_hash text unique,
  words text not null,
  -- What is kept of the price when it is cancelled late or nobody comes, tax inside.
  kept bigint check (kept >= 0),
  end_reason text,
  ended_at timestamptz,
  version integer not null default 1,
  made_by text not null,
  made_at timestamptz not null,
  check (ends_at > starts_at),
  check ((state = 'held') <= (hold_until is not null)),
  check ((ended_at is not null) = (state in ('expired', 'cancelled', 'no-show')))
);
create index car_reservations_to_come on car_reservations (starts_at) where state in ('held', 'requested', 'confirmed', 'vehicle-assigned');
create index car_reservations_of_branch on car_reservations (branch_id, starts_at);
create index car_reservations_of_class on car_reservations (class_id);
create index car_reservations_of_phone on car_reservations (phone);
create index car_reservations_of_party on car_reservations (party_id);
create index car_reservations_of_occupancy on car_reservations (occupancy_id);
create index car_reservations_of_place_out on car_reservations (place_out);
create index car_reservations_of_place_back on car_reservations (place_back);

-- What was taken of a stock for it.
create table car_reservation_stock (
  reservation_id uuid not null references car_reservations,
  add_on_id uuid not null references car_add_ons,
  taking_id uuid not null references pool_takings,
  primary key (reservation_id, add_on_id)
);
create index car_reservation_stock_of_add_on on car_reservation_stock (add_on_id);
create index car_reservation_stock_of_taking on car_reservation_stock (taking_id);
