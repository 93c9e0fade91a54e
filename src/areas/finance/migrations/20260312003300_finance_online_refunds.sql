-- Money that came online may go back through whoever took it: asked for and agreed to as any voucher, then sent to the provider once.
alter table payouts drop constraint payouts_method_check;
alter table payouts add constraint payouts_method_check check (method in ('cash', 'bank-transfer', 'online'));
alter table payouts drop constraint payouts_status_check;
alter table payouts add constraint payouts_status_check
  check (status in ('submitted', 'approved', 'sending', 'rejected', 'cancelled', 'paid', 'reversed'));
alter table payouts add check (status <> 'sending' or (method = 'online' and approved_at is not null));
alter table payouts add column online_payment_id uuid references online_payments;
alter table payouts add check ((method = 'online') = (online_payment_id is not null));
-- The provider gives back once of each payment.
create unique index payouts_of_online on payouts (online_payment_id)
  where online_payment_id is not null and status in ('submitted', 'approved', 'sending', 'paid');
drop index payouts_open;
create index payouts_open on payouts (party_id) include (amount) where status in ('submitted', 'approved', 'sending');

-- It lies with the provider until they settle, and goes back from there.
alter table payout_payments drop constraint payout_payments_account_check;
alter table payout_payments add constraint payout_payments_account_check check (account in ('1110', '1120', '1130', '1150'));

-- What was sent to the provider, and what was heard of it. `tries` counts what may have come there.
create table online_refunds (
  payout_id uuid primary key references payouts,
  sent_by text not null,
  sent_at timestamptz not null,
  tries integer not null default 0,
  asked_at timestamptz,
  problem text,
  refused boolean not null default false
);

-- What went back is missing from what the provider pays out. Free again when its settlement is undone.
create table settled_refunds (
  payout_id uuid primary key references payout_payments,
  settlement_id uuid not null references card_settlements
);
create index on settled_refunds (settlement_id);
