create sequence formal_notice_numbers;

-- What a tenant in arrears was sent: its words, its sums and the paper it was printed on stay as they were.
create table formal_notices (
  id uuid primary key,
  sequence integer not null unique,
  contract_id uuid not null references leases,
  party_id uuid not null references parties,
  step text not null check (step in ('reminder', 'first', 'second', 'final')),
  issued_on date not null,
  pay_by date not null,
  -- Whole baisa; the sum of its rows.
  amount bigint not null check (amount > 0),
  title text not null,
  text text not null,
  -- Why it was sent before its turn.
  reason text,
  file_id uuid not null references files,
  -- Of the bytes of that paper.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  issued_by text not null,
  issued_at timestamptz not null,
  check (issued_on <= pay_by)
);
comment on table formal_notices is 'add only';
create index on formal_notices (contract_id, sequence desc);
create index on formal_notices (party_id);
create index on formal_notices (file_id);

-- What it asked for.
create table formal_notice_charges (
  notice_id uuid not null references formal_notices,
  place integer not null,
  charge_id uuid not null references charges,
  description text not null,
  due_on date not null,
  amount bigint not null check (amount > 0),
  primary key (notice_id, place),
  unique (notice_id, charge_id)
);
comment on table formal_notice_charges is 'add only';
create index on formal_notice_charges (charge_id);

-- How it came to the tenant, each time it was tried, and what proves it.
create table formal_notice_deliveries (
  id uuid primary key,
  place integer generated always as identity,
  notice_id uuid not null references formal_notices,
  way text not null check (way in ('hand', 'registered-mail', 'message')),
  outcome text not null check (outcome in ('sent', 'delivered', 'refused')),
  on_day date not null,
  -- Who took it or refused it.
  receiver text,
  -- The number of the registered letter, or what the provider answered.
  reference text,
  -- A signature or a photo.
  file_id uuid references files,
  note text,
  recorded_by text not null,
  recorded_at timestamptz not null
);
comment on table formal_notice_deliveries is 'add only';
create index on formal_notice_deliveries (notice_id, place desc);
create index on formal_notice_deliveries (file_id);
