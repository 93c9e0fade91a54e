-- Money that came through whoever takes payments online for us lies with them until they settle, as that of the card machine does.
alter table receipt_parts drop constraint receipt_parts_method_check;
alter table receipt_parts add constraint receipt_parts_method_check check (method in ('cash', 'card', 'bank-transfer', 'cheque', 'online'));
alter table receipt_parts drop constraint receipt_parts_check2;
alter table receipt_parts add constraint receipt_parts_check2 check ((method in ('card', 'online')) = (account = '1150'));

-- The company's account with whoever takes payments online. The keys lie here under a seal of the product's own.
create table online_providers (
  kind text primary key check (kind in ('thawani')),
  address text not null,
  publishable_key text not null,
  secrets text not null,
  active boolean not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- One payment online: begun by a customer, told of by the provider, settled once. Its id is what the provider knows it by, and the
-- id of its receipt.
create table online_payments (
  id uuid primary key,
  sequence integer not null generated always as identity unique,
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  provider text not null references online_providers,
  amount bigint not null check (amount > 0),
  state text not null default 'started' check (state in ('started', 'pending', 'paid', 'differs', 'failed', 'expired')),
  opening_at timestamptz,
  provider_ref text unique,
  redirect_url text,
  expires_at timestamptz,
  tries integer not null default 0,
  asked_at timestamptz,
  problem text,
  paid_amount bigint,
  invoice text,
  started_by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  receipt_id uuid unique references receipts check (receipt_id = id),
  check ((state = 'paid') = (receipt_id is not null)),
  check ((state in ('started', 'pending')) = (ended_at is null)),
  check (state not in ('paid', 'differs') or paid_amount is not null)
);
-- Of one customer one at a time: the older is closed before another is opened.
create unique index online_payments_open on online_payments (party_id) where state in ('started', 'pending');
create index on online_payments (party_id, started_at desc);
create index on online_payments (state, started_at);

-- What the money was meant for.
create table online_payment_dues (
  payment_id uuid not null references online_payments,
  charge_id uuid not null references charges,
  primary key (payment_id, charge_id)
);
