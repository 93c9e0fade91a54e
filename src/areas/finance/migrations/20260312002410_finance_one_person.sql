-- Records that were merged are one person: money that stands under either pays what stands under the other, and nothing that was
-- written is written anew. `party_id` is whose money it is. What is taken back may be so after the two were told apart again.
alter table allocations drop constraint allocations_charge_id_party_id_fkey;
alter table allocations add foreign key (charge_id) references charges (id);

create function allocation_of_one_person() returns trigger language plpgsql as $$
begin
  if standing_record((select party_id from charges where id = new.charge_id)) is distinct from standing_record(new.party_id) then
    raise exception 'money of % for the debt of another', new.party_id
      using errcode = 'foreign_key_violation', constraint = 'allocations_of_one_person';
  end if;
  return new;
end $$;
create trigger allocations_of_one_person before insert on allocations
  for each row when (new.takes_back is null) execute function allocation_of_one_person();
