-- What is hired for days to come is no income before its days: until then it is owed to whoever paid or owes it, in the leaf of 2210 of
-- its contract, or of itself where there is none. What is left to be earned of it follows from what happened to it, and nobody writes it.
create table deferrals (
  charge_id uuid primary key references charges,
  leaf_key text not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  net bigint not null check (net > 0),
  earned_to date not null,
  unearned bigint not null default 0 check (unearned between 0 and net)
);
create index deferrals_unearned on deferrals (earned_to) where unearned > 0;

-- It was set aside when it was charged, taken back before it was earned, or earned by a day.
create table deferral_movements (
  id bigint primary key generated always as identity,
  charge_id uuid not null references deferrals,
  kind text not null check (kind in ('deferred', 'credited', 'earned')),
  amount bigint not null,
  day date not null,
  journal_id uuid not null references journals,
  check (case kind when 'deferred' then amount > 0 else amount < 0 end)
);
create index on deferral_movements (charge_id);
create index on deferral_movements (journal_id);
-- A day earns once.
create unique index deferral_movements_earned on deferral_movements (charge_id, day) where kind = 'earned';
comment on table deferral_movements is 'add only';
create trigger deferral_movements_kept before update or delete or truncate on deferral_movements
  for each statement execute function kept_for_good();

create function deferral_moves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update deferrals set unearned = unearned + new.amount,
    earned_to = case new.kind when 'earned' then greatest(earned_to, new.day) else earned_to end
    where charge_id = new.charge_id;
  return null;
end $$;
create trigger deferrals_moved after insert on deferral_movements for each row execute function deferral_moves();

create function deferral_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'unearned' - 'earned_to') is distinct from (to_jsonb(old) - 'unearned' - 'earned_to') or pg_trigger_depth() < 2 then
    raise exception 'deferral of charge % stays as it is', old.charge_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger deferrals_stay before update on deferrals for each row execute function deferral_stays();
create trigger deferrals_kept before delete or truncate on deferrals for each statement execute function kept_for_good();

-- Holds what is left to be earned of these charges, in one order for everybody, as it is after whoever held it before.
create function hold_deferrals(ids uuid[]) returns setof deferrals language sql security definer set search_path = public as $$
  select * from deferrals where charge_id = any(ids) order by charge_id for update
$$;

-- It is earned as the hire it is; of the sub-accounts there are as well.
insert into allowed_pairs
  select d.code, c.code from (values ('2210', '4300'), ('2210', '4400'), ('2210', '4520')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
