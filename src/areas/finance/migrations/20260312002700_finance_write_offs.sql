-- A debt that nobody will pay any more is written off, and stands again when that is reversed.
alter table charge_movements drop constraint charge_movements_kind_check;
alter table charge_movements add constraint charge_movements_kind_check
  check (kind in ('raised', 'credited', 'paid', 'released', 'written-off', 'restored'));
alter table charge_movements drop constraint charge_movements_check1;
alter table charge_movements add constraint charge_movements_check1
  check (case when kind in ('raised', 'released', 'restored') then net >= 0 and vat >= 0 else net <= 0 and vat <= 0 end);
create index charge_movements_written on charge_movements (charge_id) include (net, vat) where kind in ('written-off', 'restored');

-- Asked for by one, agreed to by another whatever the amount, and posted by that. It has its number from the day it is asked for.
create table write_offs (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  debtor text not null,
  words text not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  attempts text not null check (attempts <> ''),
  file_id uuid references files,
  status text not null check (status in ('submitted', 'written-off', 'rejected', 'reversed')),
  asked_by text not null,
  asked_on date not null,
  asked_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  unique (branch_id, year, sequence),
  check ((status = 'rejected') = (ended_at is not null))
);
create index on write_offs (party_id, asked_at desc);
create index on write_offs (asked_at desc);
create index on write_offs (file_id) where file_id is not null;

-- How much of which debt, with its share of the tax.
create table write_off_lines (
  write_off_id uuid not null references write_offs,
  place integer not null check (place > 0),
  charge_id uuid not null references charges,
  amount bigint not null check (amount > 0),
  primary key (write_off_id, place),
  unique (write_off_id, charge_id)
);
create index on write_off_lines (charge_id);
comment on table write_off_lines is 'add only';
create trigger write_off_lines_kept before update or delete or truncate on write_off_lines
  for each statement execute function kept_for_good();

-- What was asked for is what is agreed to: only what has become of it changes.
create function write_off_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'ended_by', 'ended_at', 'end_reason'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'write-off % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger write_offs_stay before update on write_offs for each row execute function write_off_stays();
create trigger write_offs_kept before delete or truncate on write_offs for each statement execute function kept_for_good();

create table write_off_postings (
  write_off_id uuid primary key references write_offs,
  agreed_by text not null,
  agreed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
comment on table write_off_postings is 'add only';
create trigger write_off_postings_kept before update or delete or truncate on write_off_postings
  for each statement execute function kept_for_good();

create table write_off_reversals (
  write_off_id uuid primary key references write_off_postings,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
comment on table write_off_reversals is 'add only';
create trigger write_off_reversals_kept before update or delete or truncate on write_off_reversals
  for each statement execute function kept_for_good();
