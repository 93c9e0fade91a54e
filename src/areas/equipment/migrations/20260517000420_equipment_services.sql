-- A service that was done to a machine: what, with which parts, what the meter showed, and at which the next is due (tenths of an hour).
create table machine_services (
  id uuid primary key,
  machine_id uuid not null references machines,
  done text not null,
  parts text,
  -- The number of the bill; its money is in the bills.
  bill text,
  meter integer not null check (meter >= 0),
  next_at integer check (next_at > meter),
  recorded_by text not null,
  recorded_at timestamptz not null
);
create index machine_services_of_machine on machine_services (machine_id, recorded_at);
