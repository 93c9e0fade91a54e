-- What a request cost, charged to whoever pays for it: an invoice of the tenant, a bill in the owner's name, or one of our own.
create table maintenance_costs (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  payer text not null check (payer in ('owner', 'tenant', 'company')),
  amount bigint not null check (amount > 0),
  invoice_id uuid references invoices,
  bill_id uuid references bills,
  charged_by text not null,
  charged_at timestamptz not null,
  check ((invoice_id is null) <> (bill_id is null)),
  check ((payer = 'tenant') = (invoice_id is not null))
);
comment on table maintenance_costs is 'add only';
create index on maintenance_costs (request_id, charged_at);
