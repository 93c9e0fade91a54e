-- Posts a journal in one step, as before, and cheaper: each of its leaves is looked up once, with all that its account says, and what is
-- asked of the whole journal is asked of what was found. A statement costs more to set up than to carry out here.
create or replace function post_journal(entry jsonb, moves jsonb)
  returns table (fault text, about text, asked bigint, there bigint, sequence bigint) language plpgsql as $$
declare
  its_day date := entry->>'day';
  mirrored boolean := entry->>'reverses' is not null;
  closed date;
  move jsonb;
  side text;
  its_account text;
  its_key text;
  named text;
  place integer;
  known record;
  names text[] := '{}';
  ids integer[] := '{}';
  floors text[] := '{}';
  changes bigint[] := '{}';
  debits integer[] := '{}';
  credits integer[] := '{}';
  taken integer[];
  quarters text[];
  stopped text;
begin
  perform pg_advisory_xact_lock_shared(968012);
  select l.locked_to into closed from period_locks l order by l.sequence desc limit 1;
  if closed >= its_day then
    fault := 'locked'; about := closed; return next; return;
  end if;

  for at in 0 .. jsonb_array_length(moves) - 1 loop
    move := moves->at;
    foreach side in array array['debit', 'credit'] loop
      its_account := move->>(side || '_account');
      its_key := move->>(side || '_key');
      named := its_account || ':' || its_key;
      place := array_position(names, named);
      if place is null then
        select l.id, a.name_ar, a.active, case a.floor when 'leaf' then a.side end as floor into known
          from accounts a left join leaves l on l.account = a.code and l.key = its_key where a.code = its_account;
        names := names || named;
        ids := ids || known.id;
        floors := floors || known.floor;
        changes := changes || 0::bigint;
        place := cardinality(names);
        if not known.active then stopped := coalesce(stopped, known.name_ar); end if;
        if its_account ~ '^(1250|2180)' then quarters := quarters || its_key; end if;
      end if;
      if side = 'debit' then debits := debits || place; else credits := credits || place; end if;
      if floors[place] is not null then
        changes[place] := changes[place] + case when floors[place] = side then 1 else -1 end * (move->>'amount')::bigint;
      end if;
    end loop;
  end loop;

  if not mirrored and quarters is not null then
    select v.quarter into about from vat_returns v where v.quarter = any(quarters) limit 1;
    if found then fault := 'filed'; return next; return; end if;
  end if;
  if not mirrored and stopped is not null then
    fault := 'stopped'; about := stopped; return next; return;
  end if;

  if array_position(ids, null) is not null then
    insert into leaves (account, key)
      select distinct m.account, m.key from jsonb_to_recordset(moves) r (debit_account text, debit_key text, credit_account text, credit_key text)
      cross join lateral (values (r.debit_account, r.debit_key), (r.credit_account, r.credit_key)) m (account, key)
      where ids[array_position(names, m.account || ':' || m.key)] is null
      order by 1, 2 on conflict do nothing;
    for at in 1 .. cardinality(ids) loop
      if ids[at] is null then
        ids[at] := (select l.id from leaves l where l.account = split_part(names[at], ':', 1)
          and l.key = substr(names[at], strpos(names[at], ':') + 1));
      end if;
    end loop;
  end if;

  insert into journals (id, day, source, source_id, purpose, memo, reverses, posted_by, posted_at)
    values ((entry->>'id')::uuid, its_day, entry->>'source', entry->>'source_id', entry->>'purpose', entry->>'memo',
      (entry->>'reverses')::uuid, entry->>'posted_by', (entry->>'posted_at')::timestamptz)
    on conflict do nothing
    returning journals.sequence into sequence;
  if not found then
    fault := 'posted-before'; return next; return;
  end if;

  if 0 > any (changes) then
    -- Only of what is taken from: whoever gives to a leaf waits for nobody.
    select array_agg(t.leaf) into taken from unnest(ids, changes) t (leaf, net) where t.net < 0;
    insert into leaf_guards select unnest(taken) order by 1 on conflict do nothing;
    perform from leaf_guards g where g.leaf = any(taken) order by g.leaf for update;
    return query select 'below-zero', a.name_ar, -t.net, lies.amount, null::bigint
      from unnest(ids, changes) with ordinality t (leaf, net, place)
      join leaves l on l.id = t.leaf join accounts a on a.code = l.account
      cross join lateral (select leaf_net(t.leaf) * case a.side when 'debit' then 1 else -1 end amount) lies
      where t.net < 0 and lies.amount + t.net < 0 order by t.place limit 1;
    if found then return; end if;
  end if;

  insert into transfers (journal, day, mirrors, debit, debit_account, credit, credit_account, amount, line, party_id, branch_id,
      contract_id, resource_id, project_id)
    select (entry->>'id')::uuid, its_day, mirrored, ids[debits[m.place]], m.debit_account, ids[credits[m.place]], m.credit_account,
      m.amount, m.line, m.party_id, m.branch_id, m.contract_id, m.resource_id, m.project_id
    from rows from (jsonb_to_recordset(moves) as (debit_account text, credit_account text,
      amount bigint, line text, party_id uuid, branch_id uuid, contract_id uuid, resource_id uuid, project_id uuid))
      with ordinality m (debit_account, credit_account, amount, line, party_id, branch_id, contract_id, resource_id, project_id, place);
  -- So many come together before they are folded by the way; the daily round folds the rest.
  if sequence % 500 = 0 then perform fold_ledger(); end if;
  return next;
end $$;

-- As before, and of a row that takes from no leaf with a floor, as most do, nothing more is asked.
create or replace function floor_holds() returns trigger language plpgsql as $$
declare
  taken record;
begin
  if not exists (
    select from accounts where floor = 'leaf' and (code = new.credit_account and side = 'debit' or code = new.debit_account and side = 'credit')
  ) then
    return null;
  end if;
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
