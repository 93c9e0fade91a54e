-- Where cars are handed out and come back, what goes with them, and the rules of a reservation. Money is whole baisa, without tax.
create table car_places (
  id uuid primary key,
  branch_id uuid not null references branches,
  name text not null unique,
  kind text not null check (kind in ('office', 'airport', 'hotel', 'address')),
  delivery_fee bigint not null check (delivery_fee >= 0),
  -- Hours of a day in Muscat, HH:MM; where both are the same it is open around the clock.
  opens text not null check (opens ~ '^\d\d:\d\d$'),
  closes text not null check (closes ~ '^\d\d:\d\d$'),
  after_hours_fee bigint not null check (after_hours_fee >= 0),
  active boolean not null default true,
  position integer not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);
create index car_places_of_branch on car_places (branch_id);

create table car_add_ons (
  id uuid primary key,
  name text not null unique,
  charged text not null check (charged in ('day', 'once')),
  price bigint not null check (price >= 0),
  -- From so many days on no more is charged.
  cap_days integer check (cap_days between 1 and 366),
  effect text not null check (effect in ('none', 'extra-driver', 'child-seat', 'cover', 'one-way', 'border')),
  -- What the excess becomes.
  excess bigint check (excess >= 0),
  country text,
  -- Where they are counted: the pool of the calendar, and how many there are.
  pool_id uuid references resources,
  stock integer check (stock >= 0),
  active boolean not null default true,
  position integer not null,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null,
  check ((effect = 'cover') = (excess is not null)),
  check ((effect = 'border') = (country is not null)),
  check ((pool_id is null) = (stock is null)),
  check (charged = 'day' or cap_days is null)
);
create index car_add_ons_of_pool on car_add_ons (pool_id);

-- Every version stays: what was reserved says under which it was.
create table car_rules (
  version integer primary key,
  grace_minutes integer not null check (grace_minutes between 0 and 720),
  hold_minutes integer not null check (hold_minutes between 5 and 1440),
  young_day_price bigint not null check (young_day_price >= 0),
  young_excess_percent integer not null check (young_excess_percent between 0 and 100),
  early_return text not null check (early_return in ('credit', 'none', 'day')),
  cancel_free_hours integer not null check (cancel_free_hours between 0 and 720),
  no_show_hours integer not null check (no_show_hours between 0 and 72),
  deposit_days integer not null check (deposit_days between 0 and 90),
  card_hold_days integer not null check (card_hold_days between 1 and 60),
  delivery_opens text not null check (delivery_opens ~ '^\d\d:\d\d$'),
  delivery_closes text not null check (delivery_closes ~ '^\d\d:\d\d$'),
  fine_fee bigint not null check (fine_fee >= 0),
  absorb_limit bigint not null check (absorb_limit >= 0),
  border_countries text not null,
  set_by text not null,
  set_at timestamptz not null
);
comment on table car_rules is 'add only';
