insert into imports (id, kind, file_name, status, headers, rows, mapping, faults, chosen, found, good, known, uploaded_by, uploaded_at, ended_at)
select id, 'vehicles.fines', file_name, status, headers, rows, mapping, faults, '{}', found, good, known, uploaded_by, uploaded_at, ended_at
from car_fine_imports;
drop table car_fine_imports;
