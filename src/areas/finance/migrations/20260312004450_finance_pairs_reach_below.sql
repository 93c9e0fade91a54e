-- What two accounts may do, those below them may: also what a later version allows the two after accounts were opened below them, which a
-- migration that names the two alone forgot.
insert into allowed_pairs
  select d.code, c.code from allowed_pairs pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;

create function pair_reaches_below() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into allowed_pairs
    select d.code, c.code from accounts d cross join accounts c
    where new.debit in (d.code, d.parent) and new.credit in (c.code, c.parent) and (d.code, c.code) <> (new.debit, new.credit)
    on conflict do nothing;
  return null;
end $$;
create trigger allowed_pairs_below after insert on allowed_pairs for each row execute function pair_reaches_below();
