insert into imports (id, kind, file_name, status, headers, rows, mapping, faults, chosen, found, good, known, uploaded_by, uploaded_at, ended_at)
select id, 'customers.people', file_name, status, headers, rows, mapping, faults, '{}', '[]', good, known, uploaded_by, uploaded_at, ended_at
from customer_imports;
drop table customer_imports;
