-- What is out is looked for whenever it began: it may be late.
create index occupancies_out on occupancies (resource_id) where status = 'out';

-- As before, but what is taken is found by the index that keeps two from overlapping, and the most at one moment is counted in one pass
-- over beginnings and ends: a class may have hundreds of things, and the public search asks of all classes at once.
create or replace function free_of_classes(classes uuid[], from_at timestamptz, until_at timestamptz, busy_until timestamptz,
    now_at timestamptz)
  returns table (class_id uuid, total integer, free integer) language sql stable as $$
  with things as (
    select id, resources.class_id from resources
    where resources.class_id = any(classes)
      and (offered_from is null or offered_from <= from_at) and (offered_until is null or offered_until >= until_at)
  ), changes as (
    select things.class_id, change.at, change.by
    from things join occupancies on resource_id = things.id
    cross join lateral (values (greatest(starts_at, from_at), 1), (free_from(ends_at, turnaround), -1)) change (at, by)
    where status <> 'released' and (expires_at is null or expires_at > now_at)
      and tstzrange(starts_at, free_from(ends_at, turnaround)) && tstzrange(from_at, greatest(from_at, free_of_classes.busy_until))
      and not (status = 'out' and ends_at <= now_at)
    union all
    -- What is out past its end is out until it comes back.
    select things.class_id, greatest(starts_at, from_at), 1 from things join occupancies on resource_id = things.id
    where status = 'out' and ends_at <= now_at and starts_at < free_of_classes.busy_until
  ), peaks as (
    -- One that ends when another begins makes room for it.
    select counted.class_id, max(at_once) as most
    from (select changes.class_id, sum(by) over (partition by changes.class_id order by at, by rows unbounded preceding) as at_once
      from changes) counted
    group by counted.class_id
  )
  select things.class_id, count(*)::integer, (count(*) - coalesce(max(most), 0))::integer
  from things left join peaks using (class_id) group by things.class_id
$$;

-- The same by the same index: what is taken on a day.
create or replace function room_of_classes(classes uuid[], from_day date, until_day date, now_at timestamptz)
  returns table (class_id uuid, day date, total integer, free integer) language sql stable as $$
  with days as (
    select at::date as day, at::date::timestamp at time zone 'Asia/Muscat' as starts_at,
      (at::date + 1)::timestamp at time zone 'Asia/Muscat' as ends_at
    from generate_series(from_day, until_day, interval '1 day') at
  ), taken as (
    select distinct resource_id, days.day
    from resources join occupancies on resource_id = resources.id
    join days on days.starts_at < free_from(occupancies.ends_at, turnaround) and days.ends_at > occupancies.starts_at
    where resources.class_id = any(classes) and status <> 'released' and (expires_at is null or expires_at > now_at)
      and tstzrange(occupancies.starts_at, free_from(occupancies.ends_at, turnaround))
        && tstzrange((select min(days.starts_at) from days), (select max(days.ends_at) from days))
  )
  select resources.class_id, days.day, count(*)::integer, (count(*) filter (where taken.day is null))::integer
  from resources cross join days left join taken on taken.resource_id = resources.id and taken.day = days.day
  where resources.class_id = any(classes)
    and (offered_from is null or offered_from < days.ends_at) and (offered_until is null or offered_until > days.starts_at)
  group by resources.class_id, days.day order by resources.class_id, days.day
$$;
