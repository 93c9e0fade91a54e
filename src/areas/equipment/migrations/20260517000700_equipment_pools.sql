-- What is hired by quantity: scaffolding. How many there are and who has them, the calendar says. Money is whole baisa, without tax.
create table equipment_pools (
  id uuid primary key references pools,
  name text not null unique,
  unit text not null check (unit in ('m2', 'piece')),
  -- Of one for thirty days.
  month_price bigint not null check (month_price >= 0),
  deposit bigint not null check (deposit >= 0),
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);

-- The pieces it is made of, and what one costs that is lost or damaged.
create table pool_pieces (
  pool_id uuid not null references equipment_pools,
  place integer not null check (place between 1 and 8),
  name text not null,
  lost bigint not null check (lost >= 0),
  damaged bigint not null check (damaged >= 0),
  primary key (pool_id, place)
);

-- A pool on a hire, by the price of the day it was first taken.
create table hire_pools (
  contract_id uuid not null references hires,
  pool_id uuid not null references equipment_pools,
  price bigint not null check (price >= 0),
  -- So much of it stands on invoices.
  billed bigint not null default 0,
  primary key (contract_id, pool_id)
);
create index hire_pools_of_pool on hire_pools (pool_id);

create table hire_pool_takings (
  id uuid primary key,
  contract_id uuid not null,
  pool_id uuid not null,
  -- The same in the calendar.
  stock_id uuid not null unique,
  quantity integer not null check (quantity > 0),
  out_day date not null,
  taken_by text not null,
  taken_at timestamptz not null,
  foreign key (contract_id, pool_id) references hire_pools
);
create index hire_pool_takings_of_hire on hire_pool_takings (contract_id, pool_id, out_day);

create table hire_pool_returns (
  id uuid primary key,
  contract_id uuid not null,
  pool_id uuid not null,
  quantity integer not null check (quantity > 0),
  back_day date not null,
  -- The paper on which what was short is charged.
  invoice_id uuid,
  returned_by text not null,
  returned_at timestamptz not null,
  foreign key (contract_id, pool_id) references hire_pools
);
create index hire_pool_returns_of_hire on hire_pool_returns (contract_id, pool_id, back_day);

-- Of which takings it was: what went out first comes back first.
create table hire_pool_slices (
  return_id uuid not null references hire_pool_returns,
  taking_id uuid not null references hire_pool_takings,
  quantity integer not null check (quantity > 0),
  primary key (return_id, taking_id)
);
create index hire_pool_slices_of_taking on hire_pool_slices (taking_id);

-- Pieces that were missing or damaged as they came back, by our count and by theirs, and what each is charged at.
create table hire_pool_shorts (
  return_id uuid not null references hire_pool_returns,
  place integer not null,
  name text not null,
  missing integer not null check (missing >= 0),
  their_missing integer not null check (their_missing >= 0),
  damaged integer not null check (damaged >= 0),
  their_damaged integer not null check (their_damaged >= 0),
  lost_price bigint not null,
  damaged_price bigint not null,
  primary key (return_id, place)
);
