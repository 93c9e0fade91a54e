-- A contract in force is called off before its first day: the only way in which one that was put in force is cancelled.
alter table contracts
  add column called_off_on date,
  add check (called_off_on is null or (state = 'cancelled' and called_off_on < starts_on));

do $$
declare
  which text := (select conname from pg_constraint where conrelid = 'contracts'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%(activated_at IS NULL) = (state%');
begin
  execute format('alter table contracts drop constraint %I', which);
end $$;
alter table contracts
  add check ((activated_at is null) = (state in ('draft', 'pending-signature') or (state = 'cancelled' and called_off_on is null)));

create or replace function contracts_go_their_way() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('draft', 'pending-signature'), ('pending-signature', 'draft'), ('pending-signature', 'active'),
    ('active', 'suspended'), ('suspended', 'active'), ('active', 'notice-given'), ('suspended', 'notice-given'),
    ('active', 'terminated-early'), ('notice-given', 'terminated-early'),
    ('draft', 'cancelled'), ('pending-signature', 'cancelled'), ('active', 'cancelled'), ('notice-given', 'cancelled'),
    ('active', 'ended'), ('suspended', 'ended'), ('notice-given', 'ended'),
    ('ended', 'closed'), ('terminated-early', 'closed')) then
    raise exception 'contract % does not go from % to %', old.number, old.state, new.state using errcode = '23514';
  end if;
  if old.activated_at is not null and new.activated_at is distinct from old.activated_at then
    raise exception 'contract % stays put in force when it was', old.number using errcode = '23514';
  end if;
  if old.state <> 'draft' and (new.starts_on, new.ends_on, new.value, new.notice_days, new.auto_renew, new.party_id, new.title)
    is distinct from (old.starts_on, old.ends_on, old.value, old.notice_days, old.auto_renew, old.party_id, old.title) then
    raise exception 'contract % is no draft any more', old.number using errcode = '23514';
  end if;
  if (new.kind, new.number, new.branch_id, new.predecessor_id) is distinct from
    (old.kind, old.number, old.branch_id, old.predecessor_id) then
    raise exception 'contract % keeps its number and its place', old.number using errcode = '23514';
  end if;
  return new;
end $$;
