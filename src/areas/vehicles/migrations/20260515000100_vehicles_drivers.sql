-- Who drives besides the renter: named before the contract is sent, and written into it.
create table car_rental_drivers (
  id uuid primary key,
  contract_id uuid not null references contracts,
  name text not null check (name <> ''),
  licence_number text not null check (licence_number <> ''),
  licence_until date not null,
  named_by text not null,
  named_at timestamptz not null
);
create index car_rental_drivers_of_contract on car_rental_drivers (contract_id, named_at);
