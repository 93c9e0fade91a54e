-- What is particular to a management mandate; its number, parties, term and state are the contract's.
create table mandates (
  contract_id uuid primary key references contracts,
  commission_kind text not null check (commission_kind in ('percent-of-collected', 'percent-of-billed', 'fixed')),
  -- Hundredths of a percent.
  commission_rate integer check (commission_rate between 0 and 5000),
  -- Whole baisa a month.
  commission_amount bigint check (commission_amount > 0),
  letting_fee bigint not null check (letting_fee >= 0),
  -- What may be spent on it without asking the owner.
  expense_limit bigint not null check (expense_limit >= 0),
  reserve bigint not null check (reserve >= 0),
  payout_day integer not null check (payout_day between 1 and 28),
  iban text,
  iban_holder text,
  deposits_held_by text not null check (deposits_held_by in ('company', 'owner')),
  rent_issuer text not null check (rent_issuer in ('owner', 'company')),
  issuer_approval text,
  late_fee_to text not null check (late_fee_to in ('owner', 'company')),
  pool_loan_limit bigint not null check (pool_loan_limit >= 0),
  statement_every text not null check (statement_every in ('month', 'quarter', 'year')),
  power_number text,
  power_on date,
  power_until date,
  power_holder text,
  version integer not null,
  check ((commission_kind = 'fixed') = (commission_amount is not null)),
  check ((commission_kind = 'fixed') = (commission_rate is null)),
  check ((iban is null) = (iban_holder is null)),
  check ((rent_issuer = 'company') = (issuer_approval is not null)),
  check ((power_number is null) = (power_on is null) and (power_number is null) = (power_holder is null)),
  check (power_until is null or (power_number is not null and power_until >= power_on))
);

-- The properties under a mandate: since when once it is in force, until when where that is known.
create table mandate_properties (
  contract_id uuid not null references mandates,
  property_id uuid not null references properties,
  since date,
  until date,
  primary key (contract_id, property_id),
  check (until is null or since is not null)
);
create index on mandate_properties (property_id);
-- At every moment a property is under one mandate at most.
alter table mandate_properties add constraint mandate_properties_one_at_a_time
  exclude using gist (property_id with =, daterange(since, until, '[]') with &&) where (since is not null);
