-- What a quotation offers of a pool, by the price and the deposit of that day.
create table hire_pool_lines (
  id uuid primary key,
  contract_id uuid not null references hires,
  pool_id uuid not null references equipment_pools,
  quantity integer not null check (quantity > 0),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Of one for thirty days.
  month_price bigint not null check (month_price >= 0),
  -- Of one.
  deposit bigint not null check (deposit >= 0),
  unique (contract_id, pool_id)
);
