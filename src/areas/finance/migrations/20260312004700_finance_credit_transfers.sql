-- What one customer left with us is another's from a day on, with the consent of the first: asked for by one and, above an amount, agreed
-- to by another. It has its number from the day it is asked for; what comes to the other lies as what is left of a receipt, under that number.
create table credit_transfers (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  holder text not null,
  taker_id uuid not null references parties check (taker_id <> party_id),
  taker text not null,
  words text not null,
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
  journal_id uuid unique references journals,
  receipt_id uuid unique references receipts,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  unique (branch_id, year, sequence),
  check ((journal_id is null) = (receipt_id is null)),
  check ((status in ('done', 'reversed')) = (agreed_at is not null)),
  check ((status in ('rejected', 'reversed')) = (ended_at is not null))
);
create index on credit_transfers (party_id, asked_at desc);
create index on credit_transfers (taker_id, asked_at desc);
create index on credit_transfers (asked_at desc);
create index on credit_transfers (party_id) include (amount) where status = 'submitted';
create index on credit_transfers (file_id) where file_id is not null;

-- What was asked for is what is agreed to: only what has become of it changes, and what was written of that is written once.
create function credit_transfer_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'ended_by', 'ended_at', 'end_reason'];
begin
  if old.agreed_at is null then
    becomes := becomes || array['agreed_by', 'agreed_at'];
  end if;
  if old.journal_id is null then
    becomes := becomes || array['journal_id', 'receipt_id'];
  end if;
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'credit transfer % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger credit_transfers_stay before update on credit_transfers for each row execute function credit_transfer_stays();
create trigger credit_transfers_kept before delete or truncate on credit_transfers for each statement execute function kept_for_good();

insert into allowed_pairs
  select d.code, c.code from accounts d cross join accounts c
  where '2160' in (d.code, d.parent) and '2160' in (c.code, c.parent) on conflict do nothing;

alter table receipts drop constraint receipts_kind_check;
alter table receipts add constraint receipts_kind_check check (kind in ('receipt', 'opening-credit', 'credit-transfer'));
alter table receipt_parts drop constraint receipt_parts_method_check;
alter table receipt_parts add constraint receipt_parts_method_check
  check (method in ('cash', 'card', 'bank-transfer', 'cheque', 'online', 'opening', 'credit-transfer'));
alter table receipt_parts add check ((method = 'credit-transfer') = (account = '2160'));

alter table receipt_movements drop constraint receipt_movements_kind_check;
alter table receipt_movements add constraint receipt_movements_kind_check
  check (kind in ('received', 'used', 'released', 'refunded', 'returned', 'reversed', 'transferred', 'transferred-back'));
alter table receipt_movements drop constraint receipt_movements_check;
alter table receipt_movements add constraint receipt_movements_check
  check (case when kind in ('received', 'released', 'returned', 'transferred-back') then amount > 0 else amount < 0 end);
