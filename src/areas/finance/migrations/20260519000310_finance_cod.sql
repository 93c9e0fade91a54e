-- Cash on delivery: what whoever takes a parcel pays for its sender. It is the sender's, the merchant's, from the hand that took it until it
-- is paid to them, and nothing of it is ours.
create table cod_hand_overs (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  courier_id text not null check (courier_id <> ''),
  branch_id uuid not null references branches,
  -- What the courier counted, by pieces, and what they had taken of everything that is handed over by it.
  declared bigint not null check (declared >= 0),
  pieces jsonb not null,
  expected bigint not null check (expected > 0),
  status text not null check (status in ('declared', 'differs', 'asked', 'settled', 'withdrawn')),
  declared_at timestamptz not null,
  counted bigint check (counted >= 0),
  box_id uuid references cash_boxes,
  counted_by text,
  counted_at timestamptz,
  borne_by text check (borne_by in ('courier', 'company')),
  decided_by text,
  decided_at timestamptz,
  journal_id uuid unique references journals,
  -- Nobody counts their own, and who counted does not settle.
  check (counted_by <> courier_id),
  check (decided_by not in (courier_id, counted_by)),
  check ((counted is null) = (counted_by is null) and (counted is null) = (counted_at is null) and (counted is null) = (box_id is null)),
  check ((status = 'settled') = (journal_id is not null)),
  check (status in ('declared', 'withdrawn') or counted is not null)
);
create unique index cod_hand_overs_open on cod_hand_overs (courier_id) where status in ('declared', 'differs', 'asked');
create index on cod_hand_overs (branch_id, declared_at desc);
create trigger cod_hand_overs_kept before delete or truncate on cod_hand_overs for each statement execute function kept_for_good();

create table cods (
  id uuid primary key,
  parcel_id uuid not null,
  number text not null check (number <> ''),
  merchant_id uuid not null references parties,
  branch_id uuid not null references branches,
  -- No coin is smaller.
  amount bigint not null check (amount > 0 and amount % 5 = 0),
  way text not null check (way in ('courier', 'box', 'card')),
  -- The courier, the box, or who settles the card.
  holder text not null check (holder <> ''),
  session_id uuid references cash_sessions,
  reference text check (reference <> ''),
  taken_by text not null,
  taken_on date not null,
  taken_at timestamptz not null,
  journal_id uuid not null unique references journals,
  hand_over_id uuid references cod_hand_overs,
  move_id uuid references cash_moves,
  settlement_id uuid references card_settlements,
  confirmed_by uuid references journals,
  remittance_id uuid,
  reversed_by uuid references journals,
  check ((way = 'box') = (session_id is not null)),
  check ((way = 'card') = (reference is not null)),
  check (hand_over_id is null or way = 'courier'),
  check (settlement_id is null or way = 'card'),
  check (move_id is null or way <> 'card'),
  check (remittance_id is null or confirmed_by is not null),
  check (reversed_by is null or (hand_over_id is null and move_id is null and settlement_id is null and confirmed_by is null))
);
-- It is taken once for a parcel, and one slip of the card machine pays one parcel.
create unique index cods_of_parcel on cods (parcel_id) where reversed_by is null;
create unique index cods_by_slip on cods (holder, reference) where reversed_by is null and reference is not null;
create index cods_with_couriers on cods (holder) where way = 'courier' and hand_over_id is null and reversed_by is null;
create index cods_to_deposit on cods (branch_id) where move_id is null and confirmed_by is null and way <> 'card' and reversed_by is null;
create index cods_of_cards on cods (taken_on) where way = 'card' and settlement_id is null and reversed_by is null;
create index cods_to_pay on cods (merchant_id) where remittance_id is null and reversed_by is null;
create index on cods (hand_over_id);
create index on cods (move_id);
create index on cods (settlement_id);
create index on cods (remittance_id);
-- Whose it is and how much stays as it was taken; where it lies moves on.
create function cods_stay() returns trigger language plpgsql as $$
begin
  if (old.parcel_id, old.merchant_id, old.branch_id, old.amount, old.way, old.holder, old.journal_id)
    is distinct from (new.parcel_id, new.merchant_id, new.branch_id, new.amount, new.way, new.holder, new.journal_id) then
    raise exception 'what was taken at a door stays as it was taken';
  end if;
  return new;
end $$;
create trigger cods_stay before update on cods for each row execute function cods_stay();
create trigger cods_kept before delete or truncate on cods for each statement execute function kept_for_good();

-- Carriage that was paid to a courier comes by a receipt, and is handed over with the rest.
create table cod_hand_over_parts (
  part_id uuid primary key references receipt_parts,
  hand_over_id uuid not null references cod_hand_overs
);
create index on cod_hand_over_parts (hand_over_id);

alter table receipt_parts drop constraint receipt_parts_method_check;
alter table receipt_parts add constraint receipt_parts_method_check
  check (method in ('cash', 'card', 'bank-transfer', 'cheque', 'online', 'opening', 'credit-transfer', 'courier'));
alter table receipt_parts add check ((method = 'courier') = (account = '1115'));
alter table receipt_parts drop constraint receipt_parts_check3;
alter table receipt_parts add constraint receipt_parts_check3 check ((method in ('cash', 'courier')) = (reference is null));
alter table receipt_parts add check (method <> 'courier' or amount % 5 = 0);

alter table staff_debts alter column session_id drop not null;
alter table staff_debts add column hand_over_id uuid unique references cod_hand_overs;
alter table staff_debts add check (num_nonnulls(session_id, hand_over_id) = 1);

alter table payouts drop constraint payouts_kind_check;
alter table payouts add constraint payouts_kind_check check (kind in ('refund', 'deposit', 'outlay', 'owner', 'merchant'));
alter table payouts add check (kind <> 'merchant' or method = 'bank-transfer');

-- What merchants are to be paid pays what they owe us.
alter table allocations add column merchant_id uuid references parties;
do $$
declare
  held text;
begin
  select conname into strict held from pg_constraint
    where conrelid = 'allocations'::regclass and pg_get_constraintdef(oid) like '%num_nonnulls%';
  execute format('alter table allocations drop constraint %I', held);
end $$;
alter table allocations add check (num_nonnulls(receipt_id, deposit_id, pool_id, owner_id, merchant_id) = 1);
create index on allocations (merchant_id, sequence) where merchant_id is not null;

create temporary table pairs_of_cod on commit drop as
  select * from (values
    ('1115', '2160'), ('2160', '1115'), ('1110', '2150'), ('2150', '1110'), ('1150', '2150'), ('2150', '1150'),
    ('2150', '1115'), ('1115', '2150'), ('2155', '2150'), ('1120', '2155'), ('1210', '2155'),
    ('2197', '1120'), ('1120', '2197'), ('1245', '6195'), ('6195', '1245')) pairs (debit, credit);
insert into allowed_pairs
  select d.code, c.code from pairs_of_cod pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
