-- Which record stands for this one today, over however many merges; itself while it was not merged away.
create function standing_record(of_party uuid) returns uuid language sql stable as $$
  with recursive became as (
    select id, merged_into from parties where id = of_party
    union select p.id, p.merged_into from parties p join became on p.id = became.merged_into
  )
  select id from became where merged_into is null
$$;

-- Every record that is the same person today: what was written under any of them is theirs.
create function records_of_one(of_party uuid) returns setof uuid language sql stable rows 1 as $$
  with recursive one as (
    select standing_record(of_party) as id
    union select p.id from parties p join one on p.merged_into = one.id
  )
  select id from one where id is not null
$$;

-- All that was merged away, each with the record that stands for it.
create function merged_records() returns table (id uuid, one uuid) language sql stable rows 10 as $$
  with recursive away as (
    select p.id, p.merged_into as one from parties p where p.merged_into is not null
    union all select away.id, p.merged_into from away join parties p on p.id = away.one where p.merged_into is not null
  )
  select away.id, away.one from away join parties p on p.id = away.one where p.merged_into is null
$$;
