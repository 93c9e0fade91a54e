-- What we hold of a customer pays what the same customer owes, with their consent: asked for by one, agreed to by another, and done
-- by that. It has its number from the day it is asked for. What was seen in the pot then is what must lie there still.
create table set_offs (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  holder text not null,
  words text not null,
  deposit_id uuid references deposits,
  pot_seen bigint not null check (pot_seen >= amount),
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  consent text not null check (consent <> ''),
  file_id uuid references files,
  status text not null check (status in ('submitted', 'done', 'rejected', 'reversed')),
  asked_by text not null,
  asked_on date not null,
  asked_at timestamptz not null,
  agreed_by text,
  agreed_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  unique (branch_id, year, sequence),
  check ((status in ('done', 'reversed')) = (agreed_at is not null)),
  check ((status in ('rejected', 'reversed')) = (ended_at is not null))
);
create index on set_offs (party_id, asked_at desc);
create index on set_offs (asked_at desc);
create index on set_offs (deposit_id) where deposit_id is not null;
create index on set_offs (file_id) where file_id is not null;

-- What was asked for is what is agreed to: only what has become of it changes.
create function set_off_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'agreed_by', 'agreed_at', 'ended_by', 'ended_at', 'end_reason'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'set-off % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger set_offs_stay before update on set_offs for each row execute function set_off_stays();
create trigger set_offs_kept before delete or truncate on set_offs for each statement execute function kept_for_good();

-- How much of which debt, and what was open of it when it was asked for.
create table set_off_lines (
  set_off_id uuid not null references set_offs,
  place integer not null check (place > 0),
  charge_id uuid not null references charges,
  open_seen bigint not null check (open_seen >= amount),
  amount bigint not null check (amount > 0),
  primary key (set_off_id, place),
  unique (set_off_id, charge_id)
);
create index on set_off_lines (charge_id);
comment on table set_off_lines is 'add only';
create trigger set_off_lines_kept before update or delete or truncate on set_off_lines
  for each statement execute function kept_for_good();

-- By which payments it was done.
create table set_off_allocations (
  set_off_id uuid not null references set_offs,
  allocation_id uuid primary key references allocations
);
create index on set_off_allocations (set_off_id);
comment on table set_off_allocations is 'add only';
create trigger set_off_allocations_kept before update or delete or truncate on set_off_allocations
  for each statement execute function kept_for_good();
