-- Balances up to a horizon of transactions that are certainly finished; what is younger is added when one is read. By leaf, and
-- for the trial balance by account and day. Nobody writes them but the fold.
create table leaf_balances (
  leaf integer primary key references leaves,
  net bigint not null
);
create table account_days (
  account text not null references accounts,
  day date not null,
  debits bigint not null,
  credits bigint not null,
  primary key (account, day)
);
create table ledger_fold (
  upto xid8 not null
);
insert into ledger_fold values ('0');
comment on table leaf_balances is 'read only';
comment on table account_days is 'read only';
comment on table ledger_fold is 'read only';

-- One at a time: whoever finds it under way leaves it to the other.
create function fold_ledger() returns void language plpgsql security definer set search_path = public as $$
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
  update ledger_fold set upto = horizon;
end $$;

-- Ids of transactions mean nothing to another server: after a copy was brought in, everything there is was before everything to
-- come, and is folded anew.
create function ledger_restored() returns void language sql as $$
  update journals set tx = '0'; -- and with them their transfers
  delete from leaf_balances;
  delete from account_days;
  update ledger_fold set upto = '0'
$$;

-- What a leaf has received less what it has given, at this moment. Two scans: one with "or" costs a hundred times as much.
create function leaf_net(of_leaf integer) returns bigint language sql stable as $$
  select (coalesce((select net from leaf_balances where leaf = of_leaf), 0)
    + coalesce((select sum(amount) from transfers where debit = of_leaf and tx >= (select upto from ledger_fold)), 0)
    - coalesce((select sum(amount) from transfers where credit = of_leaf and tx >= (select upto from ledger_fold)), 0))::bigint
$$;

-- No leaf with a floor passes zero, whoever writes the rows. Looked at when the transaction ends, for within it the order is free;
-- each statement sees what was committed while it waited for the guard.
create function floor_holds() returns trigger language plpgsql as $$
declare
  taken record;
begin
  for taken in
    select l.id, l.account, l.key, a.side from leaves l join accounts a on a.code = l.account
    where l.id in (new.debit, new.credit) and a.floor = 'leaf'
      and l.id = case a.side when 'debit' then new.credit else new.debit end
    order by l.id
  loop
    insert into leaf_guards values (taken.id) on conflict do nothing;
    perform from leaf_guards where leaf = taken.id for update;
    if (leaf_net(taken.id) * case taken.side when 'debit' then 1 else -1 end < 0) then
      raise exception 'leaf %:% below zero', taken.account, taken.key using errcode = 'check_violation', constraint = 'transfers_floor';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger transfers_floor after insert on transfers deferrable initially deferred
  for each row execute function floor_holds();

-- A reversal is what it reverses with the sides changed, row by row, and nothing else.
create function mirror_is_true() returns trigger language plpgsql as $$
begin
  if exists (
    (select debit, credit, amount, line, party_id, branch_id, contract_id, resource_id, project_id from transfers where journal = new.reverses
      except all
      select credit, debit, amount, line, party_id, branch_id, contract_id, resource_id, project_id from transfers where journal = new.id)
    union all
    (select credit, debit, amount, line, party_id, branch_id, contract_id, resource_id, project_id from transfers where journal = new.id
      except all
      select debit, credit, amount, line, party_id, branch_id, contract_id, resource_id, project_id from transfers where journal = new.reverses)
  ) then
    raise exception 'journal % is no mirror of %', new.id, new.reverses using errcode = 'check_violation', constraint = 'journals_mirror';
  end if;
  return null;
end $$;
create constraint trigger journals_mirror after insert on journals deferrable initially deferred
  for each row when (new.reverses is not null) execute function mirror_is_true();
