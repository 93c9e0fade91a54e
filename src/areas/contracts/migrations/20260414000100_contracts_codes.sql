-- By what the paper of a contract is verified from outside: the same from its draft on, on every paper that is printed of it.
alter table contracts add column token text not null unique default replace(gen_random_uuid()::text, '-', '')
  check (token ~ '^[0-9a-f]{32}$');

create function contracts_keep_their_code() returns trigger language plpgsql as $$
begin
  if new.token <> old.token then
    raise exception 'contract % keeps its code', old.number using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contracts_keep_their_code before update of token on contracts
  for each row execute function contracts_keep_their_code();
