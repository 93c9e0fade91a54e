-- Where parcels wait in a branch: for a zone of the way out, for whoever collects them, or for the sender.
create table parcel_shelves (
  id uuid primary key,
  branch_id uuid not null references branches,
  code text not null check (code ~ '^[A-Z][0-9]{1,2}-[0-9]{1,2}$'),
  purpose text not null check (purpose in ('zone', 'ready', 'return')),
  zone_id uuid references tariff_zones,
  holds integer not null check (holds between 1 and 200),
  active boolean not null default true,
  version integer not null default 1,
  added_at timestamptz not null,
  unique (branch_id, code),
  check ((purpose = 'zone') = (zone_id is not null))
);
