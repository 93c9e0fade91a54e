-- Kinds and what giving up costs stood twice, with the machines and among what the public page says of the company.
-- Kinds that were named there alone are prepared here; none is let until it has a price.
insert into machine_kinds (
  id, name, operated, certificate_needed, sheet_counts, fuel_included, carried, least_hours, least_loads, day_hours, deposit, turnaround,
  position, added_by, added_at
)
select
  gen_random_uuid(), left(trim(line), 60), 'either', false, 'hours', false, true, 4, 0, 10, 0, 120, position, 'house', changed_at
from settings, string_to_table(value #>> '{}', chr(10)) with ordinality lines (line, position)
where key = 'equipmentKinds' and trim(line) <> '' and not exists (select from machine_kinds)
on conflict (name) do nothing;
delete from settings where key in ('equipmentKinds', 'hireCancelRule');
