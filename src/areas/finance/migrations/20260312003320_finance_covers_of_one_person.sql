-- A cheque covers what its customer owes under any record of theirs: records that were merged are one person. `party_id` is whose cheque
-- it is. Told apart again, a cheque of the one is no cover of what the other owes.
alter table cheque_covers drop constraint cheque_covers_charge_id_party_id_fkey;
alter table cheque_covers add foreign key (charge_id) references charges (id);

create function cover_of_one_person() returns trigger language plpgsql as $$
begin
  if standing_record((select party_id from charges where id = new.charge_id)) is distinct from standing_record(new.party_id) then
    raise exception 'a cheque of % for the debt of another', new.party_id
      using errcode = 'foreign_key_violation', constraint = 'cheque_covers_of_one_person';
  end if;
  return new;
end $$;
create trigger cheque_covers_of_one_person before insert or update on cheque_covers
  for each row execute function cover_of_one_person();
