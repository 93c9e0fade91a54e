-- What finance has to know of an agreement with the owners of a property to keep their money: whom we settle with, by which rate, and
-- what stays behind. Whoever keeps the agreements says so. A change of the shares begins a new period of them.
create table owner_pools (
  mandate_id uuid primary key,
  branch_id uuid not null references branches,
  lead_id uuid not null references parties,
  label text not null check (label <> ''),
  words text not null,
  rate integer not null check (rate between 0 and 10000),
  reserve bigint not null check (reserve >= 0),
  loan_limit bigint not null check (loan_limit >= 0),
  -- What was collected and earned before this rate came.
  base_collected bigint not null default 0 check (base_collected >= 0),
  base_commission bigint not null default 0 check (base_commission >= 0),
  period integer not null default 1 check (period > 0)
);
create index on owner_pools (branch_id);
create index on owner_pools (lead_id);

-- Who has which part of what is settled, and where it is paid to.
create table owner_shares (
  mandate_id uuid not null references owner_pools,
  period integer not null,
  place integer not null check (place > 0),
  party_id uuid not null references parties,
  parts bigint not null check (parts > 0),
  iban text,
  primary key (mandate_id, period, place),
  unique (mandate_id, period, party_id)
);
create index on owner_shares (party_id);

-- What the company lends to a pool that would be short, and takes back from what is collected next.
create table pool_loans (
  id uuid primary key,
  mandate_id uuid not null,
  amount bigint not null check (amount <> 0),
  journal_id uuid not null unique references journals
);
create index on pool_loans (mandate_id);
comment on table pool_loans is 'add only';
create trigger pool_loans_kept before update or delete or truncate on pool_loans for each statement execute function kept_for_good();

-- The pool of a mandate pays our commission, as a receipt or a deposit pays what its customer owes.
alter table allocations add column pool_id uuid references owner_pools;
do $$
declare
  held text;
begin
  select conname into strict held from pg_constraint
    where conrelid = 'allocations'::regclass and pg_get_constraintdef(oid) like '%num_nonnulls%';
  execute format('alter table allocations drop constraint %I', held);
end $$;
alter table allocations add check (num_nonnulls(receipt_id, deposit_id, pool_id) = 1);
create index on allocations (pool_id, sequence) where pool_id is not null;

-- What is paid to the owners of a mandate: prepared by one, agreed to by another, and posted then.
create table owner_settlements (
  id uuid primary key,
  mandate_id uuid not null references owner_pools,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  label text not null,
  period integer not null,
  lies bigint not null,
  commission bigint not null,
  reserve bigint not null,
  uncleared bigint not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('submitted', 'settled', 'rejected', 'cancelled', 'reversed')),
  asked_by text not null,
  asked_on date not null,
  asked_at timestamptz not null,
  agreed_by text,
  agreed_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  unique (branch_id, year, sequence),
  check ((status in ('settled', 'reversed')) = (agreed_at is not null)),
  check ((status in ('rejected', 'cancelled')) = (ended_at is not null))
);
create unique index owner_settlements_waiting on owner_settlements (mandate_id) where status = 'submitted';
create index on owner_settlements (mandate_id, asked_at desc);
create function owner_settlement_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'agreed_by', 'agreed_at', 'ended_by', 'ended_at', 'end_reason'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'settlement % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger owner_settlements_stay before update on owner_settlements for each row execute function owner_settlement_stays();
create trigger owner_settlements_kept before delete or truncate on owner_settlements for each statement execute function kept_for_good();

create table owner_settlement_shares (
  settlement_id uuid not null references owner_settlements,
  place integer not null,
  party_id uuid not null references parties,
  amount bigint not null check (amount > 0),
  primary key (settlement_id, place),
  unique (settlement_id, party_id)
);
create index on owner_settlement_shares (party_id);
comment on table owner_settlement_shares is 'add only';

create table owner_settlement_postings (
  settlement_id uuid primary key references owner_settlements,
  journal_id uuid not null unique references journals
);
comment on table owner_settlement_postings is 'add only';

create table owner_settlement_reversals (
  settlement_id uuid primary key references owner_settlement_postings,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
comment on table owner_settlement_reversals is 'add only';

-- An owner is paid out of what was settled, from an account that is held for others.
alter table payouts drop constraint payouts_kind_check;
alter table payouts add constraint payouts_kind_check check (kind in ('refund', 'deposit', 'outlay', 'owner'));
alter table payouts add check (kind <> 'owner' or method = 'bank-transfer');

-- By which rate of what was collected until then the commission was invoiced; the next run takes this one into account.
create table commission_runs (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  mandate_id uuid not null references owner_pools,
  rate integer not null,
  base_collected bigint not null,
  base_commission bigint not null,
  collected bigint not null,
  payments bigint not null,
  commission bigint not null,
  ran_at timestamptz not null
);
create index on commission_runs (mandate_id, sequence desc);
comment on table commission_runs is 'add only';
