-- Money that came from somebody, with its paper. What it paid say its allocations; what is left of it is the payer's credit.
create table receipts (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  payer text not null,
  amount bigint not null check (amount > 0),
  session_id uuid references cash_sessions,
  note text,
  received_on date not null,
  received_at timestamptz not null,
  received_by text not null,
  journal_id uuid not null references journals,
  unused bigint not null default 0 check (unused between 0 and amount),
  unique (branch_id, year, sequence),
  unique (id, party_id)
);
create index on receipts (party_id, received_at desc);
create index on receipts (received_at desc);
create index on receipts (session_id) where session_id is not null;
create index receipts_unused on receipts (party_id, received_at) include (unused) where unused > 0;
comment on table receipts is 'add only';

-- In which ways it came.
create table receipt_parts (
  id uuid primary key,
  receipt_id uuid not null references receipts,
  place integer not null check (place > 0),
  method text not null check (method in ('cash', 'card', 'bank-transfer')),
  amount bigint not null check (amount > 0),
  account text not null references accounts,
  key text not null,
  reference text,
  tendered bigint check (tendered >= amount),
  unique (receipt_id, place),
  check ((method = 'cash') = (account = '1110')),
  check ((method = 'card') = (account = '1150')),
  check ((method = 'cash') = (reference is null)),
  check (method = 'cash' or tendered is null),
  check (method <> 'cash' or amount % 5 = 0)
);
comment on table receipt_parts is 'add only';

-- One slip of a card machine and one transfer of a bank is taken once, and is free again when its receipt is reversed.
create table taken_slips (
  account text not null,
  key text not null,
  reference text not null,
  receipt_id uuid not null references receipts,
  primary key (account, key, reference)
);
create index on taken_slips (receipt_id);

-- What happened to its money: it came, paid something, was released from that, or went back.
create table receipt_movements (
  id bigint primary key generated always as identity,
  receipt_id uuid not null references receipts,
  kind text not null check (kind in ('received', 'used', 'released', 'reversed')),
  amount bigint not null,
  journal_id uuid not null references journals,
  check (case when kind in ('received', 'released') then amount > 0 else amount < 0 end)
);
create index on receipt_movements (receipt_id);
create unique index receipt_movements_received on receipt_movements (receipt_id) where kind = 'received';
create unique index receipt_movements_reversed on receipt_movements (receipt_id) where kind = 'reversed';
comment on table receipt_movements is 'add only';

create function receipt_moves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update receipts set unused = unused + new.amount where id = new.receipt_id;
  return null;
end $$;
create trigger receipts_moved after insert on receipt_movements for each row execute function receipt_moves();

create function receipt_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'unused') is distinct from (to_jsonb(old) - 'unused') or pg_trigger_depth() < 2 then
    raise exception 'receipt % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger receipts_stay before update on receipts for each row execute function receipt_stays();

-- Which debt a payment paid: of the same customer, always. Taken back by another row, once.
alter table charges add unique (id, party_id);
create table allocations (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  party_id uuid not null references parties,
  receipt_id uuid not null,
  charge_id uuid not null,
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  takes_back uuid unique references allocations check (takes_back <> id),
  journal_id uuid not null references journals,
  allocated_by text not null,
  allocated_at timestamptz not null,
  foreign key (receipt_id, party_id) references receipts (id, party_id),
  foreign key (charge_id, party_id) references charges (id, party_id),
  check (net + vat > 0)
);
create index on allocations (charge_id, sequence);
create index on allocations (receipt_id, sequence);
comment on table allocations is 'add only';

-- A receipt that should not have been. The paper stays, and says so.
create table receipt_reversals (
  receipt_id uuid primary key references receipts,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null references journals
);
comment on table receipt_reversals is 'add only';

create trigger receipts_kept before delete or truncate on receipts for each statement execute function kept_for_good();
create trigger receipt_parts_kept before update or delete or truncate on receipt_parts for each statement execute function kept_for_good();
create trigger receipt_movements_kept before update or delete or truncate on receipt_movements
  for each statement execute function kept_for_good();
create trigger allocations_kept before update or delete or truncate on allocations for each statement execute function kept_for_good();
create trigger receipt_reversals_kept before update or delete or truncate on receipt_reversals
  for each statement execute function kept_for_good();

-- Holds these receipts, in one order for everybody, and says what is left of them now.
create function hold_receipts(ids uuid[]) returns setof receipts language sql security definer set search_path = public as $$
  select * from receipts where id = any(ids) order by id for update
$$;
