-- What is out past its end is out until it comes back: on the calendar as where it is looked for.
create or replace function room_of_classes(classes uuid[], from_day date, until_day date, now_at timestamptz)
  returns table (class_id uuid, day date, total integer, free integer) language sql stable as $$
  with days as (
    select at::date as day, at::date::timestamp at time zone 'Asia/Muscat' as starts_at,
      (at::date + 1)::timestamp at time zone 'Asia/Muscat' as ends_at
    from generate_series(from_day, until_day, interval '1 day') at
  ), taken as (
    select resource_id, days.day
    from resources join occupancies on resource_id = resources.id
    join days on days.starts_at < free_from(occupancies.ends_at, turnaround) and days.ends_at > occupancies.starts_at
    where resources.class_id = any(classes) and status <> 'released' and (expires_at is null or expires_at > now_at)
      and tstzrange(occupancies.starts_at, free_from(occupancies.ends_at, turnaround))
        && tstzrange((select min(days.starts_at) from days), (select max(days.ends_at) from days))
    union
    select resource_id, days.day from resources join occupancies on resource_id = resources.id
    join days on days.ends_at > occupancies.starts_at
    where resources.class_id = any(classes) and status = 'out' and occupancies.ends_at <= now_at
  )
  select resources.class_id, days.day, count(*)::integer, (count(*) filter (where taken.day is null))::integer
  from resources cross join days left join taken on taken.resource_id = resources.id and taken.day = days.day
  where resources.class_id = any(classes)
    and (offered_from is null or offered_from < days.ends_at) and (offered_until is null or offered_until > days.starts_at)
  group by resources.class_id, days.day order by resources.class_id, days.day
$$;
