-- A deposit from before our books was opened under an id of its own: the contract it is held for, where that came into the register after.
alter table deposits add column contract_id uuid;
create index deposits_of_contract on deposits (contract_id) where contract_id is not null;

-- When it is to go back may change, and for which contract it is held is said once; what is held of it follows from what happens to it.
create or replace function deposit_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'held' - 'release_on' - 'contract_id') is distinct from (to_jsonb(old) - 'held' - 'release_on' - 'contract_id')
    or (new.held <> old.held and pg_trigger_depth() < 2)
    or (old.contract_id is not null and new.contract_id is distinct from old.contract_id)
  then
    raise exception 'deposit % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
