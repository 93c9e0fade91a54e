-- What we look after for its owners: a building, a villa, a piece of land, a complex of shops.
create table properties (
  id uuid primary key,
  sequence integer not null unique,
  branch_id uuid not null references branches,
  name text not null check (name <> ''),
  kind text not null check (kind in ('building', 'villa', 'land', 'complex')),
  wilayat text not null,
  quarter text,
  way text,
  building text,
  -- The address as people knew it before the new numbers.
  old_address text,
  plot_number text,
  deed_number text,
  krooki_number text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  electricity_account text,
  water_account text,
  words text not null,
  version integer not null,
  added_by text not null,
  added_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
create sequence property_numbers as integer start with 101 owned by properties.sequence;
create index on properties (branch_id);

-- Who owns how much from a day on. A set is never changed: the next one takes its place, and says since when.
create table share_sets (
  id uuid primary key,
  place integer generated always as identity,
  property_id uuid not null references properties,
  whole integer not null check (whole between 1 and 100000),
  since date not null,
  set_by text not null,
  set_at timestamptz not null
);
comment on table share_sets is 'add only';
create index on share_sets (property_id, since desc, place desc);

create table ownership_shares (
  set_id uuid not null references share_sets,
  party_id uuid not null references parties,
  parts integer not null check (parts > 0),
  position integer not null,
  primary key (set_id, party_id)
);
comment on table ownership_shares is 'add only';
create index on ownership_shares (party_id);

-- The parts of a set are the whole, no more and no less, when its transaction ends.
create function shares_are_whole() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(parts), 0) from ownership_shares where set_id = new.id) <> new.whole then
    raise exception 'the shares of set % are not the whole', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger share_sets_are_whole after insert on share_sets
  deferrable initially deferred for each row execute function shares_are_whole();

-- What can be leased by itself.
create table units (
  id uuid primary key references resources,
  property_id uuid not null references properties,
  number text not null check (number <> ''),
  floor integer not null check (floor between -5 and 80),
  kind text not null check (kind in ('flat', 'villa', 'shop', 'office', 'warehouse', 'room', 'land')),
  use text not null check (use in ('residential', 'commercial')),
  -- Hundredths of a square metre.
  area integer check (area > 0),
  bedrooms integer check (bedrooms between 0 and 30),
  bathrooms integer check (bathrooms between 0 and 30),
  furnished boolean not null,
  -- Whole baisa a month.
  rent bigint not null check (rent >= 0),
  deposit bigint check (deposit >= 0),
  electricity_account text,
  electricity_meter text,
  water_account text,
  water_meter text,
  out_since timestamptz,
  out_reason text,
  words text not null,
  version integer not null,
  added_by text not null,
  added_at timestamptz not null,
  unique (property_id, number),
  check ((out_since is null) = (out_reason is null))
);
