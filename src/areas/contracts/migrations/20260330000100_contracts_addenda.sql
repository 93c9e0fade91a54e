-- What an addendum changes in the contract it belongs to. It is a contract of the register itself: numbered, sent, signed and put in
-- force like any other, and it ends with the one it belongs to.
create table contract_addenda (
  contract_id uuid primary key references contracts,
  amends_id uuid not null references contracts,
  place integer not null check (place > 0),
  changes text not null check (changes <> ''),
  unique (amends_id, place),
  check (contract_id <> amends_id)
);

-- Whatever writes: what was sent to be signed says what it said.
create function contract_addenda_are_drafted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (select state from contracts where id = old.contract_id) <> 'draft'
    or (new.contract_id, new.amends_id, new.place) is distinct from (old.contract_id, old.amends_id, old.place) then
    raise exception 'addendum % is no draft any more', old.contract_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contract_addenda_of_drafts before update or delete on contract_addenda
  for each row execute function contract_addenda_are_drafted();
