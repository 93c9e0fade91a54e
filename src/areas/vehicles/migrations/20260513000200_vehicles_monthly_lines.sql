-- What a company that pays by the month is to be charged for its cars, until the invoice of the month gathers it: a line for each car.
-- What is given back before that stands here as less. What was gathered names its invoice and the charge it became.
create table car_monthly_lines (
  id uuid primary key,
  -- Of what it came from, and its place there: it is noted once.
  source_id uuid not null,
  place integer not null check (place > 0),
  party_id uuid not null,
  contract_id uuid not null,
  vehicle_id uuid not null references vehicles,
  -- Where the invoice is written, and so many days after it is to be paid, as was agreed.
  branch_id uuid not null,
  term_days integer not null check (term_days >= 0),
  month date not null check (extract(day from month) = 1),
  kind text not null check (kind in ('car-hire', 'car-extras')),
  description text not null,
  -- Baisa without tax; what was taken off before.
  net bigint not null check (net <> 0),
  off bigint not null check (off >= 0),
  supplied_from date not null,
  supplied_until date not null,
  noted_at timestamptz not null,
  settled_at timestamptz,
  invoice_id uuid,
  charge_id uuid,
  unique (source_id, place),
  check (settled_at is not null or (invoice_id is null and charge_id is null))
);
create index car_monthly_lines_waiting on car_monthly_lines (month, party_id) where settled_at is null;
create index car_monthly_lines_contract on car_monthly_lines (contract_id);

-- The one invoice of a company for a month; none where all of it was given back.
create table car_monthly_invoices (
  party_id uuid not null,
  month date not null,
  invoice_id uuid,
  billed_at timestamptz not null,
  primary key (party_id, month)
);

-- A line is settled once, and says the same afterwards.
create function monthly_lines_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.settled_at is not null
    or (to_jsonb(new) - '{settled_at,invoice_id,charge_id}'::text[]) <> (to_jsonb(old) - '{settled_at,invoice_id,charge_id}'::text[]) then
    raise exception 'what was noted for the invoice of a month is never changed';
  end if;
  return new;
end $$;
create trigger car_monthly_lines_stay before update or delete on car_monthly_lines for each row execute function monthly_lines_stay();
create function monthly_invoices_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the invoice of a month is never changed';
end $$;
create trigger car_monthly_invoices_stay before update or delete on car_monthly_invoices
  for each row execute function monthly_invoices_stay();
