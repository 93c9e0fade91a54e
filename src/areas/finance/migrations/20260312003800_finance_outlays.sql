-- What an authority asks of a customer and we lay out in their name: charged without tax and without gain, owed on to the authority in
-- the leaf of 2195 with its id. What is left to be paid of it follows from what happened to it, and nobody writes it.
create table outlays (
  id uuid primary key,
  branch_id uuid not null references branches,
  party_id uuid not null references parties,
  holder text not null,
  charge_id uuid not null unique,
  kind text not null check (kind in ('municipal', 'utility', 'licence', 'other')),
  line text not null check (line in ('rent', 'construction', 'equipment', 'cars', 'parcels', 'shared')),
  authority text not null check (authority <> ''),
  reference text not null check (reference <> ''),
  amount bigint not null check (amount > 0),
  charged_by text not null,
  charged_on date not null,
  charged_at timestamptz not null,
  words text not null,
  owed bigint not null default 0 check (owed between 0 and amount),
  closed_by text,
  closed_at timestamptz,
  foreign key (charge_id, party_id) references charges (id, party_id),
  check ((closed_by is null) = (closed_at is null)),
  check (closed_at is null or owed = 0)
);
create index on outlays (party_id, charged_on desc);
create index on outlays (charged_on desc, id desc);
create index outlays_owed on outlays (charged_on) where owed > 0;

-- It was charged, or taken back from the customer; it was paid to the authority, or that money came back.
create table outlay_movements (
  id bigint primary key generated always as identity,
  outlay_id uuid not null references outlays,
  kind text not null check (kind in ('charged', 'credited', 'paid', 'returned')),
  amount bigint not null,
  journal_id uuid not null references journals,
  check (case when kind in ('charged', 'returned') then amount > 0 else amount < 0 end)
);
create index on outlay_movements (outlay_id);
create index on outlay_movements (journal_id);
comment on table outlay_movements is 'add only';
create trigger outlay_movements_kept before update or delete or truncate on outlay_movements
  for each statement execute function kept_for_good();

create function outlay_moves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update outlays set owed = owed + new.amount where id = new.outlay_id;
  return null;
end $$;
create trigger outlays_moved after insert on outlay_movements for each row execute function outlay_moves();

-- The receipts of the authority.
create table outlay_receipts (
  id uuid primary key,
  outlay_id uuid not null references outlays,
  number text not null check (number <> ''),
  day date not null,
  file_id uuid not null references files,
  added_by text not null,
  added_at timestamptz not null
);
create index on outlay_receipts (outlay_id, added_at);
create index on outlay_receipts (file_id);
comment on table outlay_receipts is 'add only';
create trigger outlay_receipts_kept before update or delete or truncate on outlay_receipts
  for each statement execute function kept_for_good();

-- What is left to be paid changes only by what happens to it, and nothing is closed that the authority has not acknowledged.
create function outlay_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['owed', 'closed_by', 'closed_at'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) or (new.owed <> old.owed and pg_trigger_depth() < 2) then
    raise exception 'outlay % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  if new.closed_at is not null and old.closed_at is null and not exists (select from outlay_receipts where outlay_id = old.id) then
    raise exception 'outlay % has no receipt of the authority', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger outlays_stay before update on outlays for each row execute function outlay_stays();
create trigger outlays_kept before delete or truncate on outlays for each statement execute function kept_for_good();

-- An authority is paid by a voucher as everybody is; where its account is known only to its own site, none stands on it.
alter table payouts drop constraint payouts_kind_check;
alter table payouts add constraint payouts_kind_check check (kind in ('refund', 'deposit', 'outlay'));
alter table payouts add column outlay_id uuid references outlays;
alter table payouts add check ((kind = 'outlay') = (outlay_id is not null));
create index on payouts (outlay_id) where outlay_id is not null;
alter table payouts drop constraint payouts_check;
alter table payouts add constraint payouts_check
  check (case when method <> 'bank-transfer' then iban is null when kind = 'outlay' then true else iban is not null end);

-- It goes out of a box or a bank and comes back there; a credit note takes it back; of the sub-accounts there are as well.
insert into allowed_pairs
  select d.code, c.code
  from (values ('2195', '1110'), ('1110', '2195'), ('2195', '1120'), ('1120', '2195'), ('2195', '1210')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
