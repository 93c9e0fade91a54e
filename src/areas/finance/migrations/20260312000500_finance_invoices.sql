-- What carries and runs beside the hire of a machine or a car is income too.
insert into allowed_pairs (debit, credit) values
  ('1210', '4310'), ('4310', '1210'), ('3300', '4310'), ('4310', '3300'),
  ('1210', '4410'), ('4410', '1210'), ('3300', '4410'), ('4410', '3300');

-- The last number of each paper of a branch in a year. Taken last in the transaction that issues: a rollback gives it back.
create table document_series (
  kind text not null,
  branch_id uuid not null references branches,
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, branch_id, year)
);

-- A paper by which somebody owes, or owes less. Issued once and never changed: a mistake is credited.
create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'tax-invoice', 'simplified-invoice', 'debit-note', 'credit-note')),
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by text not null,
  supplied_from date not null,
  supplied_until date not null check (supplied_until >= supplied_from),
  due_on date,
  seller jsonb not null,
  buyer jsonb not null,
  net bigint not null,
  vat bigint not null check (vat >= 0),
  credits uuid references invoices,
  reason text,
  journal_id uuid not null references journals,
  unique (kind, branch_id, year, sequence),
  check (net > 0),
  check ((kind = 'credit-note') = (credits is not null)),
  check ((kind = 'credit-note') = (due_on is null)),
  check ((kind = 'credit-note') = (reason is not null))
);
create index on invoices (party_id, issued_at desc);
create index on invoices (issued_at desc);
create index on invoices (credits) where credits is not null;
comment on table invoices is 'add only';

-- A line of a paper: the only thing that makes a customer owe. What is open of it follows from what happened to it, and nobody
-- writes it: more than it was is never paid, credited or written off.
create table charges (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  place integer not null check (place > 0),
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  kind text not null,
  line text not null,
  description text not null check (description <> ''),
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price > 0),
  discount bigint not null check (discount >= 0),
  net bigint not null check (net > 0),
  vat_category text not null check (vat_category in ('standard', 'zero', 'exempt', 'out-of-scope')),
  vat_rate integer not null check (vat_rate between 0 and 100),
  vat_reason text,
  vat bigint not null check (vat >= 0),
  debt_account text not null references accounts,
  income_account text not null references accounts,
  income_key text not null,
  contract_id uuid,
  resource_id uuid,
  project_id uuid,
  due_on date not null,
  source text not null,
  source_id text not null,
  open_net bigint not null default 0 check (open_net between 0 and net),
  open_vat bigint not null default 0 check (open_vat between 0 and vat),
  unique (invoice_id, place),
  unique (source, source_id),
  check ((vat_category = 'standard') = (vat_rate > 0)),
  check ((vat_category = 'standard') = (vat_reason is null))
);
create index charges_open on charges (party_id, due_on, id) include (open_net, open_vat) where open_net + open_vat > 0;
create index on charges (party_id);
comment on table charges is 'add only';

-- What happened to a charge: raised, credited, paid, released when its payment is taken back, written off.
create table charge_movements (
  id bigint primary key generated always as identity,
  charge_id uuid not null references charges,
  kind text not null check (kind in ('raised', 'credited', 'paid', 'released', 'written-off')),
  net bigint not null,
  vat bigint not null,
  journal_id uuid not null references journals,
  check (net <> 0 or vat <> 0),
  check (case when kind in ('raised', 'released') then net >= 0 and vat >= 0 else net <= 0 and vat <= 0 end)
);
create index on charge_movements (charge_id);
create unique index charge_movements_raised on charge_movements (charge_id) where kind = 'raised';
comment on table charge_movements is 'add only';
create trigger charge_movements_kept before update or delete or truncate on charge_movements
  for each statement execute function kept_for_good();

create function charge_moves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update charges set open_net = open_net + new.net, open_vat = open_vat + new.vat where id = new.charge_id;
  return null;
end $$;
create trigger charges_moved after insert on charge_movements for each row execute function charge_moves();

-- A charge is as it was written, but for what is open of it; a paper is as it was issued.
create function charge_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'open_net' - 'open_vat') is distinct from (to_jsonb(old) - 'open_net' - 'open_vat') or pg_trigger_depth() < 2 then
    raise exception 'charge % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger charges_stay before update on charges for each row execute function charge_stays();
create trigger charges_kept before delete or truncate on charges for each statement execute function kept_for_good();
create trigger invoices_kept before update or delete or truncate on invoices for each statement execute function kept_for_good();

-- Holds these charges, in one order for everybody, and says what is open of them now.
create function hold_charges(ids uuid[]) returns setof charges language sql security definer set search_path = public as $$
  select * from charges where id = any(ids) order by id for update
$$;
