-- An approved tariff is never edited: the next one takes its place. Money is whole baisa, weight whole grams.
create table tariffs (
  id uuid primary key,
  sequence integer generated always as identity unique,
  reference text not null unique,
  valid_from date not null,
  divisor integer not null check (divisor between 1000 and 10000),
  heaviest_grams integer not null check (heaviest_grams between 1000 and 100000),
  cod_share integer not null check (cod_share between 0 and 10000),
  cod_least bigint not null check (cod_least >= 0),
  published_at timestamptz not null
);

create table tariff_zones (
  id uuid primary key,
  name text not null unique
);

create table tariff_rates (
  tariff_id uuid not null references tariffs,
  zone_id uuid not null references tariff_zones,
  position integer not null,
  first_kilo bigint not null check (first_kilo >= 0),
  further_kilo bigint not null check (further_kilo >= 0),
  days_from integer not null check (days_from >= 0),
  days_to integer not null check (days_to >= days_from),
  primary key (tariff_id, zone_id)
);
