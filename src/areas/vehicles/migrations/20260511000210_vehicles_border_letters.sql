-- Where a class may go and where the policy of a car holds, each country on a line; and where no car ever goes.
alter table vehicle_classes add column border text not null default '';
alter table vehicle_classes alter column border drop default;
alter table vehicles add column policy_border text not null default '';
alter table vehicles alter column policy_border drop default;
alter table car_rules add column never_countries text not null default 'اليمن';
alter table car_rules alter column never_countries drop default;

-- A letter by which a car may leave the country: it ends with the rental, and is void once another car takes its place or it is back.
create table car_border_letters (
  id uuid primary key,
  sequence integer not null generated always as identity unique,
  branch_id uuid not null references branches,
  contract_id uuid not null references contracts,
  vehicle_id uuid not null references vehicles,
  country text not null check (country <> ''),
  from_on date not null,
  until_on date not null,
  -- The policy that was in force, and whether country, class and policy agreed; where they did not, somebody else agreed.
  policy_number text not null,
  policy_checked boolean not null,
  printed_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  issued_by text not null,
  issued_at timestamptz not null,
  check (from_on <= until_on),
  check ((voided_at is null) = (void_reason is null))
);
create index car_border_letters_of_contract on car_border_letters (contract_id, issued_at desc);
create index on car_border_letters (vehicle_id);
create index on car_border_letters (branch_id);
create unique index car_border_letters_in_force on car_border_letters (contract_id, country) where voided_at is null;
