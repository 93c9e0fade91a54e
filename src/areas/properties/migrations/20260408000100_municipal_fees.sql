-- What the municipality asked for a lease, charged to whoever bears it: a debit note of the tenant, or a bill in the owner's name.
create table lease_fees (
  id uuid primary key,
  contract_id uuid not null references leases,
  payer text not null check (payer in ('owner', 'tenant')),
  amount bigint not null check (amount > 0),
  invoice_id uuid references invoices,
  bill_id uuid references bills,
  charged_by text not null,
  charged_at timestamptz not null,
  check ((invoice_id is null) <> (bill_id is null)),
  check ((payer = 'tenant') = (invoice_id is not null))
);
comment on table lease_fees is 'add only';
create index on lease_fees (contract_id, charged_at);

-- Whoever bears it paid the municipality themselves: there is nothing of it to charge.
alter table leases add column fee_paid_directly boolean not null default false;
