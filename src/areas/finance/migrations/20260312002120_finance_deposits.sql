-- What a customer leaves with us until a contract is over is asked for by a paper of its own, on which there is never tax.
alter table invoices drop constraint invoices_kind_check;
alter table invoices add constraint invoices_kind_check
  check (kind in ('invoice', 'tax-invoice', 'simplified-invoice', 'debit-note', 'deposit-demand', 'credit-note'));

-- A deposit: asked for by its charge, held in the leaf of 2130 or 2140 with its id. What is held of it follows from what happened to
-- it, and nobody writes it.
create table deposits (
  id uuid primary key,
  branch_id uuid not null references branches,
  party_id uuid not null references parties,
  holder text not null,
  charge_id uuid not null unique,
  line text not null check (line in ('rent', 'equipment', 'cars')),
  account text not null check (account = case line when 'rent' then '2130' else '2140' end),
  contract text not null check (contract <> ''),
  amount bigint not null check (amount > 0),
  release_on date,
  asked_by text not null,
  asked_on date not null,
  asked_at timestamptz not null,
  words text not null,
  held bigint not null default 0 check (held >= 0),
  unique (id, party_id),
  foreign key (charge_id, party_id) references charges (id, party_id)
);
create index on deposits (party_id, asked_at desc);
create index on deposits (asked_at desc);
create index deposits_due on deposits (release_on) where held > 0;

-- It came, or came back because its payment was undone; it paid something, or was released from that; it went back to the customer.
create table deposit_movements (
  id bigint primary key generated always as identity,
  deposit_id uuid not null references deposits,
  kind text not null check (kind in ('received', 'taken-back', 'used', 'released', 'refunded', 'returned')),
  amount bigint not null,
  journal_id uuid not null references journals,
  check (case when kind in ('received', 'released', 'returned') then amount > 0 else amount < 0 end)
);
create index on deposit_movements (deposit_id);
create index on deposit_movements (journal_id);
comment on table deposit_movements is 'add only';
create trigger deposit_movements_kept before update or delete or truncate on deposit_movements
  for each statement execute function kept_for_good();

create function deposit_moves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update deposits set held = held + new.amount where id = new.deposit_id;
  return null;
end $$;
create trigger deposits_moved after insert on deposit_movements for each row execute function deposit_moves();

-- When it is to go back may change; what is held of it only by what happens to it.
create function deposit_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'held' - 'release_on') is distinct from (to_jsonb(old) - 'held' - 'release_on')
    or (new.held <> old.held and pg_trigger_depth() < 2)
  then
    raise exception 'deposit % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger deposits_stay before update on deposits for each row execute function deposit_stays();
create trigger deposits_kept before delete or truncate on deposits for each statement execute function kept_for_good();

-- A deposit pays what the same customer owes, as a receipt does.
alter table allocations alter column receipt_id drop not null;
alter table allocations add column deposit_id uuid;
alter table allocations add foreign key (deposit_id, party_id) references deposits (id, party_id);
alter table allocations add check (num_nonnulls(receipt_id, deposit_id) = 1);
create index on allocations (deposit_id, sequence) where deposit_id is not null;

-- Why it was taken, with what proves it.
create table deposit_deductions (
  id uuid primary key,
  allocation_id uuid not null unique references allocations,
  deposit_id uuid not null references deposits,
  reason text not null check (reason <> ''),
  file_id uuid references files
);
create index on deposit_deductions (deposit_id);
create index on deposit_deductions (file_id);
comment on table deposit_deductions is 'add only';
create trigger deposit_deductions_kept before update or delete or truncate on deposit_deductions
  for each statement execute function kept_for_good();

-- A deposit goes back by a payment voucher.
alter table payouts drop constraint payouts_kind_check;
alter table payouts add constraint payouts_kind_check check (kind in ('refund', 'deposit'));
alter table payouts add column deposit_id uuid;
alter table payouts add foreign key (deposit_id, party_id) references deposits (id, party_id);
alter table payouts add check ((kind = 'deposit') = (deposit_id is not null));
create index on payouts (deposit_id) where deposit_id is not null;
