insert into imports (id, kind, file_name, status, headers, rows, mapping, faults, chosen, found, good, known, uploaded_by, uploaded_at, ended_at)
select
  id, 'properties.' || kind, file_name, status, headers, rows, mapping, faults,
  jsonb_build_object('branchId', branch_id, 'since', since), places, good, known, uploaded_by, uploaded_at, ended_at
from property_imports;
drop table property_imports;
