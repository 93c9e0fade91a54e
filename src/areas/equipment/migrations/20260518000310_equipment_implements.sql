-- What a machine works with: a breaker, a bucket. Each is one thing with its own code; money is whole baisa, without tax.
create table machine_implements (
  id uuid primary key,
  branch_id uuid not null,
  code text not null unique,
  name text not null,
  -- Of a working day and of a month of them; neither where it is within the price of the machine.
  day_price bigint check (day_price > 0),
  month_price bigint check (month_price > 0),
  state text not null check (state in ('ready', 'workshop', 'retired')),
  note text,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null,
  check ((day_price is null) = (month_price is null))
);

-- The kinds of machines it fits.
create table implement_fits (
  implement_id uuid not null references machine_implements,
  kind_id uuid not null references machine_kinds,
  primary key (implement_id, kind_id)
);
create index implement_fits_of_kind on implement_fits (kind_id);

-- With which line of a hire it is quoted, out and back.
create table hire_implements (
  id uuid primary key,
  line_id uuid not null references hire_lines on delete cascade,
  implement_id uuid not null references machine_implements,
  -- As it was agreed; 0 where it is within the price of the machine.
  day_price bigint not null check (day_price >= 0),
  month_price bigint not null check (month_price >= 0),
  occupancy_id uuid,
  out_at timestamptz,
  back_at timestamptz check (back_at >= out_at),
  -- So much of it stands on invoices.
  billed bigint not null default 0,
  unique (line_id, implement_id)
);
-- One line at a time.
create unique index hire_implements_out on hire_implements (implement_id) where out_at is not null and back_at is null;
create unique index hire_implements_occupancies on hire_implements (occupancy_id) where occupancy_id is not null;
