-- What was seen of a unit on a day, room by room: when it is handed over, when it comes back, and between.
create table inspections (
  id uuid primary key,
  sequence integer not null unique,
  unit_id uuid not null references units,
  kind text not null check (kind in ('handover', 'return', 'periodic')),
  status text not null check (status in ('draft', 'signed')),
  -- For whom, and by which stretch of the calendar, where it is leased.
  party_id uuid references parties,
  occupancy_id uuid references occupancies,
  seen_on date not null,
  keys integer check (keys between 0 and 99),
  electricity_reading integer check (electricity_reading >= 0),
  water_reading integer check (water_reading >= 0),
  note text,
  version integer not null,
  made_by text not null,
  made_at timestamptz not null,
  signer text,
  signature_id uuid references files,
  signed_by text,
  signed_at timestamptz,
  check ((status = 'signed') = (signed_at is not null)),
  check ((status = 'signed') = (signer is not null) and (signer is null) = (signature_id is null)),
  check (kind = 'periodic' or occupancy_id is not null),
  check ((party_id is null) = (occupancy_id is null))
);
create sequence inspection_numbers as integer start with 1001 owned by inspections.sequence;
create index on inspections (unit_id, seen_on desc);
create index on inspections (party_id) where party_id is not null;
create index on inspections (signature_id) where signature_id is not null;
-- One paper for each hand-over and each return, however often it is pressed.
create unique index inspections_once on inspections (occupancy_id, kind) where kind <> 'periodic';

create table inspection_items (
  inspection_id uuid not null references inspections,
  place integer not null,
  room text not null check (room <> ''),
  item text not null check (item <> ''),
  condition text not null check (condition in ('sound', 'worn', 'damaged', 'missing')),
  note text,
  primary key (inspection_id, place)
);

-- What somebody has signed is as it was signed.
create function signed_inspections_stay() returns trigger language plpgsql as $$
begin
  if (select status from inspections where id = coalesce(new.inspection_id, old.inspection_id)) = 'signed' then
    raise exception 'a signed inspection is not changed' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
create trigger inspection_items_stay before insert or update or delete on inspection_items
  for each row execute function signed_inspections_stay();
create function signed_inspection_stays() returns trigger language plpgsql as $$
begin
  if old.status = 'signed' then
    raise exception 'a signed inspection is not changed' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
create trigger inspections_stay before update or delete on inspections
  for each row execute function signed_inspection_stays();
