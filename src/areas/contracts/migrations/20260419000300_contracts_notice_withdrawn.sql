-- Whoever gave notice may think better of it, as long as nothing was built on it: the contract goes on as it was.
create or replace function contracts_go_their_way() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('draft', 'pending-signature'), ('pending-signature', 'draft'), ('pending-signature', 'active'),
    ('active', 'suspended'), ('suspended', 'active'), ('active', 'notice-given'), ('suspended', 'notice-given'),
    ('notice-given', 'active'), ('active', 'terminated-early'), ('notice-given', 'terminated-early'),
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
