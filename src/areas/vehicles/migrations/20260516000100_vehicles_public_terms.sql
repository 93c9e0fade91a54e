-- Places, ages, seasons and the rules of giving up stood twice, with cars and among what the public page says of the company.
-- Places that were named there alone are prepared here, put aside until the office has looked at them.
insert into car_places (
  id, branch_id, name, kind, delivery_fee, opens, closes, after_hours_fee, active, position, added_by, added_at
)
select
  gen_random_uuid(), (select id from branches order by added_at, code limit 1), left(trim(line), 60), 'office', 0, '08:00', '22:00', 0,
  false, position, 'house', changed_at
from settings, string_to_table(value #>> '{}', chr(10)) with ordinality lines (line, position)
where key = 'carPlaces' and trim(line) <> '' and not exists (select from car_places)
on conflict (name) do nothing;
delete from settings
where key in ('carPlaces', 'carMinAge', 'khareefFrom', 'khareefTo', 'carCancelRule', 'carEarlyReturnRule', 'carNoShowRule');
