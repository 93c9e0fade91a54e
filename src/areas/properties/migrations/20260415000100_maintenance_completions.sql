-- Every time a request was done: opened again and done once more it costs once more, and what was done before stays.
create table maintenance_completions (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  note text not null,
  cost bigint check (cost >= 0),
  -- Who bears this cost; until somebody was charged, whoever bears the request.
  payer text not null check (payer in ('owner', 'tenant', 'company')),
  bill_id uuid references bills,
  done_by text not null,
  done_at timestamptz not null
);
create index on maintenance_completions (request_id, done_at);

insert into maintenance_completions (id, request_id, note, cost, payer, bill_id, done_by, done_at)
select gen_random_uuid(), id, done_note, cost, coalesce(payer, 'company'), bill_id, done_by, done_at
from maintenance_requests where done_at is not null;

-- Each of them is charged once.
alter table maintenance_costs add column completion_id uuid references maintenance_completions;
update maintenance_costs set completion_id = done.id from maintenance_completions done where done.request_id = maintenance_costs.request_id;
alter table maintenance_costs alter column completion_id set not null;
