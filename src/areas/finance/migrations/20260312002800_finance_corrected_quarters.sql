-- What the authority was told of a quarter stays. Tax of it that is taken back later comes back in the quarter that is open then: to its
-- leaf instead of the one it stood in. In every other leaf a reversal stays what it reverses with the sides changed.
create function mirrored_as(leaf integer) returns text language sql stable as $$
  select case when a.key_kind = 'quarter' then l.account else l.account || ':' || l.key end
  from leaves l join accounts a on a.code = l.account where l.id = leaf
$$;

create or replace function mirror_is_true() returns trigger language plpgsql as $$
begin
  if exists (
    (select mirrored_as(debit), mirrored_as(credit), amount, line, party_id, branch_id, contract_id, resource_id, project_id
      from transfers where journal = new.reverses
      except all
      select mirrored_as(credit), mirrored_as(debit), amount, line, party_id, branch_id, contract_id, resource_id, project_id
      from transfers where journal = new.id)
    union all
    (select mirrored_as(credit), mirrored_as(debit), amount, line, party_id, branch_id, contract_id, resource_id, project_id
      from transfers where journal = new.id
      except all
      select mirrored_as(debit), mirrored_as(credit), amount, line, party_id, branch_id, contract_id, resource_id, project_id
      from transfers where journal = new.reverses)
  ) then
    raise exception 'journal % is no mirror of %', new.id, new.reverses using errcode = 'check_violation', constraint = 'journals_mirror';
  end if;
  return null;
end $$;

-- Of a bill whose quarter was told before it was reversed: the quarter its tax went back to.
alter table bills add reversed_in text check (reversed_in ~ '^\d{4}-Q[1-4]$');
alter table bills add check (reversed_in is null or reversed_at is not null);
