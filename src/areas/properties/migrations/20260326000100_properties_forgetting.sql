-- A follow-up stays as it was logged, but for what somebody wrote of a person: that goes with its time, or with the person.
create function forget_follow_ups(of_parties uuid[], older_than timestamptz) returns bigint
language sql security definer set search_path = public as $$
  with gone as (
    update follow_ups set note = null
    where note is not null and (of_parties is null or party_id = any(of_parties)) and (older_than is null or logged_at < older_than)
      and (of_parties is not null or older_than is not null)
    returning id)
  select count(*) from gone
$$;
