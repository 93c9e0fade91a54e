-- As before, and each leaf is looked up by its key: nobody can tell the planner that a journal has two rows and not a hundred, and for a
-- hundred it reads all leaves there are.
create or replace function post_journal(entry jsonb, moves jsonb)
  returns table (fault text, about text, asked bigint, there bigint, sequence bigint) language plpgsql as $$
declare
  closed date;
  number bigint;
  taken integer[];
  change bigint[];
begin
  perform pg_advisory_xact_lock_shared(968012);
  select l.locked_to into closed from period_locks l order by l.sequence desc limit 1;
  if closed >= (entry->>'day')::date then
    return query select 'locked', closed::text, null::bigint, null::bigint, null::bigint;
    return;
  end if;

  if entry->>'reverses' is null then
    return query select 'filed', v.quarter, null::bigint, null::bigint, null::bigint
      from jsonb_to_recordset(moves) m (debit_account text, debit_key text, credit_account text, credit_key text)
      join vat_returns v on v.quarter = m.debit_key and m.debit_account ~ '^(1250|2180)'
        or v.quarter = m.credit_key and m.credit_account ~ '^(1250|2180)' limit 1;
    if found then return; end if;
  end if;

  insert into leaves (account, key)
    select distinct side.account, side.key
    from jsonb_to_recordset(moves) m (debit_account text, debit_key text, credit_account text, credit_key text)
    cross join lateral (values (m.debit_account, m.debit_key), (m.credit_account, m.credit_key)) side (account, key)
    where (select l.id from leaves l where l.account = side.account and l.key = side.key) is null
    order by 1, 2
    on conflict do nothing;

  if entry->>'reverses' is null then
    return query select 'stopped', a.name_ar, null::bigint, null::bigint, null::bigint
      from jsonb_to_recordset(moves) m (debit_account text, credit_account text)
      join accounts a on a.code in (m.debit_account, m.credit_account) and not a.active limit 1;
    if found then return; end if;
  end if;

  insert into journals (id, day, source, source_id, purpose, memo, reverses, posted_by, posted_at)
    select * from jsonb_to_record(entry) j (id uuid, day date, source text, source_id text, purpose text, memo text, reverses uuid,
      posted_by text, posted_at timestamptz)
    on conflict do nothing
    returning journals.sequence into number;
  if not found then
    return query select 'posted-before', null, null::bigint, null::bigint, null::bigint;
    return;
  end if;

  select array_agg(s.leaf order by s.place), array_agg(s.net order by s.place) into taken, change from (
    select (select l.id from leaves l where l.account = side.account and l.key = side.key) leaf, min(side.place) place,
      sum(case when (a.side = 'debit') = side.receives then side.amount else -side.amount end)::bigint net
    from rows from (jsonb_to_recordset(moves) as (debit_account text, debit_key text, credit_account text, credit_key text, amount bigint))
      with ordinality m (debit_account, debit_key, credit_account, credit_key, amount, at)
    cross join lateral (values (m.debit_account, m.debit_key, true, m.amount, m.at * 2),
      (m.credit_account, m.credit_key, false, m.amount, m.at * 2 + 1)) side (account, key, receives, amount, place)
    join accounts a on a.code = side.account and a.floor = 'leaf'
    group by side.account, side.key having sum(case when (a.side = 'debit') = side.receives then side.amount else -side.amount end) < 0) s;
  if taken is not null then
    insert into leaf_guards select unnest(taken) order by 1 on conflict do nothing;
    perform from leaf_guards g where g.leaf = any(taken) order by g.leaf for update;
    return query select 'below-zero', a.name_ar, -t.net, lies.amount, null::bigint
      from unnest(taken, change) with ordinality t (leaf, net, place)
      join leaves l on l.id = t.leaf join accounts a on a.code = l.account
      cross join lateral (select leaf_net(t.leaf) * case a.side when 'debit' then 1 else -1 end amount) lies
      where lies.amount + t.net < 0 order by t.place limit 1;
    if found then return; end if;
  end if;

  insert into transfers (journal, day, mirrors, debit, debit_account, credit, credit_account, amount, line, party_id, branch_id,
      contract_id, resource_id, project_id)
    select (entry->>'id')::uuid, (entry->>'day')::date, entry->>'reverses' is not null,
      (select l.id from leaves l where l.account = m.debit_account and l.key = m.debit_key), m.debit_account,
      (select l.id from leaves l where l.account = m.credit_account and l.key = m.credit_key), m.credit_account,
      m.amount, m.line, m.party_id, m.branch_id, m.contract_id, m.resource_id, m.project_id
    from rows from (jsonb_to_recordset(moves) as (debit_account text, debit_key text, credit_account text, credit_key text,
      amount bigint, line text, party_id uuid, branch_id uuid, contract_id uuid, resource_id uuid, project_id uuid))
      with ordinality m (debit_account, debit_key, credit_account, credit_key, amount, line, party_id, branch_id, contract_id, resource_id,
        project_id, place)
    order by m.place;
  -- So many come together before they are folded by the way; the daily round folds the rest.
  if number % 500 = 0 then perform fold_ledger(); end if;
  return query select null::text, null::text, null::bigint, null::bigint, number;
end $$;
