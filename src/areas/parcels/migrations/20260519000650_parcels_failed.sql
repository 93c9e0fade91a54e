-- How often nobody took it, and why the last time as long as nothing answers that: lists ask it of every parcel, and events are many.
alter table parcels
  add column failed_times int not null default 0,
  add column failure text;
update parcels p set failed_times = f.times
from (select parcel_id, count(distinct at) times from parcel_events where step = 'attempt-failed' group by parcel_id) f
where f.parcel_id = p.id;
update parcels p set failure = coalesce(e.reason, '')
from (select distinct on (parcel_id) parcel_id, step, reason from parcel_events
  where step in ('attempt-failed', 'dispatched', 'rescheduled', 'redirected') order by parcel_id, sequence desc) e
where e.parcel_id = p.id and e.step = 'attempt-failed';
create index parcels_failed on parcels (failed_times) where ended_at is null and failed_times > 0;
