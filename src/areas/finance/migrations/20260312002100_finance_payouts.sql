-- Money that goes out to somebody, with its paper. Asked for by one, agreed to by another above an amount, and paid once. It has its
-- number from the day it is asked for, so that whoever agrees knows which it is; one that is not paid keeps it, and says so.
create table payouts (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  kind text not null check (kind in ('refund')),
  party_id uuid not null references parties,
  payee text not null,
  words text not null,
  amount bigint not null check (amount > 0),
  method text not null check (method in ('cash', 'bank-transfer')),
  iban text,
  purpose text not null check (purpose <> ''),
  other_way text check (other_way <> ''),
  status text not null check (status in ('submitted', 'approved', 'rejected', 'cancelled', 'paid', 'reversed')),
  asked_by text not null,
  asked_on date not null,
  asked_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  approved_by text,
  approved_at timestamptz,
  unique (branch_id, year, sequence),
  check ((method = 'bank-transfer') = (iban is not null)),
  check (method <> 'cash' or amount % 5 = 0),
  check ((approved_by is null) = (approved_at is null)),
  check (status not in ('approved', 'paid', 'reversed') or approved_at is not null),
  check ((status in ('rejected', 'cancelled')) = (ended_at is not null))
);
create index on payouts (party_id, asked_at desc);
create index on payouts (asked_at desc);
create index payouts_open on payouts (party_id) include (amount) where status in ('submitted', 'approved');

-- What was asked for is what is agreed to and paid: only what has become of it changes.
create function payout_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'ended_by', 'ended_at', 'end_reason', 'approved_by', 'approved_at'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'payout % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payouts_stay before update on payouts for each row execute function payout_stays();
create trigger payouts_kept before delete or truncate on payouts for each statement execute function kept_for_good();

-- Out of which box or account it went, once.
create table payout_payments (
  payout_id uuid primary key references payouts,
  account text not null references accounts check (account in ('1110', '1120', '1130')),
  key text not null,
  session_id uuid references cash_sessions,
  reference text,
  paid_by text not null,
  paid_on date not null,
  paid_at timestamptz not null,
  journal_id uuid not null unique references journals,
  check ((account = '1110') = (session_id is not null)),
  check ((account = '1110') = (reference is null))
);
create index on payout_payments (session_id) where session_id is not null;
comment on table payout_payments is 'add only';
create trigger payout_payments_kept before update or delete or truncate on payout_payments
  for each statement execute function kept_for_good();

-- Money that came back: the bank sent it back, or the cashier has noticed in time.
create table payout_reversals (
  payout_id uuid primary key references payout_payments,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
comment on table payout_reversals is 'add only';
create trigger payout_reversals_kept before update or delete or truncate on payout_reversals
  for each statement execute function kept_for_good();

-- Credit that goes back to the payer leaves the receipt it came by, and returns to it when the money comes back.
alter table receipt_movements drop constraint receipt_movements_kind_check;
alter table receipt_movements add constraint receipt_movements_kind_check
  check (kind in ('received', 'used', 'released', 'refunded', 'returned', 'reversed'));
alter table receipt_movements drop constraint receipt_movements_check;
alter table receipt_movements add constraint receipt_movements_check
  check (case when kind in ('received', 'released', 'returned') then amount > 0 else amount < 0 end);
