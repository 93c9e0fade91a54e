-- Things are let by the moment, of a class, and by number; each area says which kinds of things it has.
alter table resources
  drop constraint resources_kind_check,
  -- What a customer books: any of its class will do. It lies with the area of the kind.
  add column class_id uuid,
  -- From when until when it may be planned: bought, licensed, sold.
  add column offered_from timestamptz,
  add column offered_until timestamptz,
  add check (offered_until > offered_from);
create index resources_of_class on resources (class_id) where class_id is not null;

-- When the next may have it. Minutes are the same everywhere, so it may stand in a constraint.
create function free_from(ends_at timestamptz, turnaround integer) returns timestamptz
  language sql immutable parallel safe as $$ select ends_at + make_interval(mins => turnaround) $$;

alter table occupancies
  add column turnaround integer not null default 0 check (turnaround >= 0),
  -- What is not pinned may move to another of its class.
  add column pinned boolean not null default true,
  drop constraint occupancies_never_overlap,
  add constraint occupancies_never_overlap
    exclude using gist (resource_id with =, tstzrange(starts_at, free_from(ends_at, turnaround)) with &&)
    where (status <> 'released');

-- Things of which there are many alike: seats for children, props, bags.
create table pools (
  id uuid primary key references resources,
  total integer not null check (total >= 0)
);

create table pool_takings (
  id uuid primary key,
  pool_id uuid not null references pools,
  party_id uuid not null references parties,
  quantity integer not null check (quantity > 0),
  starts_at timestamptz not null,
  -- Without an end they are out until they come back.
  ends_at timestamptz check (ends_at > starts_at),
  reason text not null,
  taken_by text not null,
  taken_at timestamptz not null
);
create index pool_takings_of_pool on pool_takings (pool_id, starts_at);
create index pool_takings_of_party on pool_takings (party_id);

create table pool_returns (
  id uuid primary key,
  taking_id uuid not null references pool_takings,
  quantity integer not null check (quantity > 0),
  returned_at timestamptz not null,
  returned_by text not null
);
create index pool_returns_of_taking on pool_returns (taking_id);

-- How many of each class there are for a stretch, and how many are free: by the most that are taken at one moment of it. Which one it is,
-- is decided when it is taken.
create function free_of_classes(classes uuid[], from_at timestamptz, until_at timestamptz, busy_until timestamptz, now_at timestamptz)
  returns table (class_id uuid, total integer, free integer) language sql stable as $$
  with things as (
    select id, resources.class_id from resources
    where resources.class_id = any(classes)
      and (offered_from is null or offered_from <= from_at) and (offered_until is null or offered_until >= until_at)
  ), taken as (
    select things.class_id, starts_at,
      -- What is out past its end is out until it comes back.
      case when status = 'out' and ends_at <= now_at then 'infinity' else free_from(ends_at, turnaround) end as ends_at
    from things join occupancies on resource_id = things.id
    where status <> 'released' and (expires_at is null or expires_at > now_at)
      and starts_at < free_of_classes.busy_until
      and (free_from(ends_at, turnaround) > from_at or (status = 'out' and ends_at <= now_at))
  ), peaks as (
    select moments.class_id, max((select count(*) from taken
      where taken.class_id = moments.class_id and taken.starts_at <= moments.at and taken.ends_at > moments.at)) as most
    from (select taken.class_id, greatest(taken.starts_at, from_at) as at from taken) moments group by moments.class_id
  )
  select things.class_id, count(*)::integer, (count(*) - coalesce(max(most), 0))::integer
  from things left join peaks using (class_id) group by things.class_id
$$;

-- For every class and day in Muscat, both days within, how many there are and how many are free the whole day.
create function room_of_classes(classes uuid[], from_day date, until_day date, now_at timestamptz)
  returns table (class_id uuid, day date, total integer, free integer) language sql stable as $$
  with days as (
    select at::date as day, at::date::timestamp at time zone 'Asia/Muscat' as starts_at,
      (at::date + 1)::timestamp at time zone 'Asia/Muscat' as ends_at
    from generate_series(from_day, until_day, interval '1 day') at
  )
  select resources.class_id, days.day, count(*)::integer, (count(*) filter (where not exists (
      select from occupancies where resource_id = resources.id and status <> 'released'
        and (expires_at is null or expires_at > now_at)
        and occupancies.starts_at < days.ends_at and free_from(occupancies.ends_at, turnaround) > days.starts_at)))::integer
  from resources cross join days
  where resources.class_id = any(classes)
    and (offered_from is null or offered_from < days.ends_at) and (offered_until is null or offered_until > days.starts_at)
  group by resources.class_id, days.day order by resources.class_id, days.day
$$;
