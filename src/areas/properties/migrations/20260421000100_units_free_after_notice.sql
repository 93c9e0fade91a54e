-- Once notice was given a unit is free from the day after the last one: the calendar ends with it as well.
update occupancies set ends_at = (contracts.leaves_on + 1)::timestamp at time zone 'Asia/Muscat'
from leases
join contracts on contracts.id = leases.contract_id
where occupancies.id = leases.occupancy_id
  and contracts.state = 'notice-given'
  and occupancies.status in ('confirmed', 'out')
  and occupancies.ends_at > (contracts.leaves_on + 1)::timestamp at time zone 'Asia/Muscat'
  and occupancies.starts_at < (contracts.leaves_on + 1)::timestamp at time zone 'Asia/Muscat';
