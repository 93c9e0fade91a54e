-- The rules of the trade, in versions: what was promised by one keeps to it.
create table parcel_rules (
  version integer primary key check (version > 0),
  free_days integer not null check (free_days between 0 and 60),
  storage_day bigint not null check (storage_day >= 0),
  aged_days integer not null check (aged_days between 1 and 365),
  return_share integer not null check (return_share between 0 and 100),
  prohibited text[] not null,
  set_by text not null,
  set_at timestamptz not null
);
