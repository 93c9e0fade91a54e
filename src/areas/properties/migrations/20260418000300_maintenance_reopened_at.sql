-- When a request was opened again the last time: its tenant reads it beside why.
alter table maintenance_requests add column reopened_at timestamptz;
update maintenance_requests set reopened_at =
  (select max(happened_at) from facts where name = 'properties.maintenance-reopened' and subject_id = maintenance_requests.id::text)
where reopenings > 0;
