-- What was earned and spent, by account and day and by everything a report is divided by. Closing a year moves it to the retained
-- earnings and earns nothing, so it is left out here.
create table result_days (
  account text not null references accounts,
  day date not null,
  line text not null,
  branch_id uuid,
  project_id uuid,
  resource_id uuid,
  debits bigint not null,
  credits bigint not null,
  unique nulls not distinct (account, day, line, branch_id, project_id, resource_id)
);
create index on result_days (day);
comment on table result_days is 'read only';

create function result_legs(since xid8, horizon xid8)
  returns table (account text, day date, line text, branch_id uuid, project_id uuid, resource_id uuid, debits bigint, credits bigint)
  language sql stable as $$
  select legs.account, legs.day, legs.line, legs.branch_id, legs.project_id, legs.resource_id, sum(debit)::bigint, sum(credit)::bigint
  from (
    select journal, debit_account as account, day, line, branch_id, project_id, resource_id, amount as debit, 0 as credit
      from transfers where tx >= since and tx < horizon and debit_account ~ '^[456]'
    union all
    select journal, credit_account, day, line, branch_id, project_id, resource_id, 0, amount
      from transfers where tx >= since and tx < horizon and credit_account ~ '^[456]'
  ) legs join journals j on j.id = legs.journal and j.source <> 'year'
  group by 1, 2, 3, 4, 5, 6
$$;

insert into result_days select * from result_legs('0', (select upto from ledger_fold));

-- As before, and the results with the rest.
create or replace function fold_ledger() returns void language plpgsql security definer set search_path = public as $$
declare
  since xid8;
  horizon xid8;
begin
  select upto into since from ledger_fold for update skip locked;
  if not found then return; end if;
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  insert into leaf_balances as b (leaf, net)
    select leaf, sum(amount) from (
      select debit as leaf, amount from transfers where tx >= since and tx < horizon
      union all select credit, -amount from transfers where tx >= since and tx < horizon
    ) legs group by leaf
    on conflict (leaf) do update set net = b.net + excluded.net;
  insert into account_days as d (account, day, debits, credits)
    select account, day, sum(debit), sum(credit) from (
      select debit_account as account, day, amount as debit, 0 as credit from transfers where tx >= since and tx < horizon
      union all select credit_account, day, 0, amount from transfers where tx >= since and tx < horizon
    ) legs group by account, day
    on conflict (account, day) do update set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
  insert into result_days as r select * from result_legs(since, horizon)
    on conflict (account, day, line, branch_id, project_id, resource_id)
    do update set debits = r.debits + excluded.debits, credits = r.credits + excluded.credits;
  update ledger_fold set upto = horizon;
end $$;

create or replace function ledger_restored() returns void language sql as $$
  update journals set tx = '0'; -- and with them their transfers
  delete from leaf_balances;
  delete from account_days;
  delete from result_days;
  update ledger_fold set upto = '0'
$$;

-- A year closes every result there is, and what closed it can be undone.
insert into allowed_pairs
  select r.code, e.code from accounts r cross join accounts e where r.code ~ '^[456]' and e.code ~ '^3300'
  union select e.code, r.code from accounts r cross join accounts e where r.code ~ '^[456]' and e.code ~ '^3300'
  on conflict do nothing;
