-- What is agreed with a merchant, beside the contract with him. Money is whole baisa, shares hundredths of a percent.
create table merchant_terms (
  contract_id uuid primary key references contracts,
  version integer not null default 1,
  cod_share integer not null check (cod_share between 0 and 10000),
  cod_least bigint not null check (cod_least >= 0),
  return_share integer not null check (return_share between 0 and 100),
  cycle text not null check (cycle in ('weekly', 'two-weeks', 'monthly')),
  least_payout bigint not null check (least_payout >= 0),
  iban text,
  iban_holder text,
  on_account boolean not null default false,
  pay_days integer not null check (pay_days between 0 and 120),
  check ((iban is null) = (iban_holder is null))
);

-- His own prices, of a zone or of all where none is named; where he has none the published tariff holds.
create table merchant_rates (
  contract_id uuid not null references merchant_terms,
  zone_id uuid references tariff_zones,
  first_kilo bigint not null check (first_kilo >= 0),
  further_kilo bigint not null check (further_kilo >= 0),
  unique nulls not distinct (contract_id, zone_id)
);

-- By whose terms a parcel was priced, and until when its carriage waits on his account.
alter table parcels add merchant_contract_id uuid references contracts;
alter table parcels add on_account_until date;
create index parcels_of_merchant on parcels (merchant_contract_id, registered_at desc) where merchant_contract_id is not null;
