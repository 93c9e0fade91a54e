-- A way of a machine on a truck: to a site, back from it, or between two places of ours.
create table transport_jobs (
  id uuid primary key,
  branch_id uuid not null references branches,
  line_id uuid references hire_lines,
  machine_id uuid references machines,
  way text not null check (way in ('out', 'back', 'exchange', 'move')),
  place text not null,
  km integer not null check (km between 0 and 2000),
  planned_at timestamptz not null,
  truck text,
  driver text,
  state text not null check (state in ('planned', 'loading', 'on-road', 'done', 'called-off')),
  -- What it cost us, where somebody wrote it down.
  cost bigint check (cost >= 0),
  done_at timestamptz check ((done_at is null) = (state <> 'done')),
  called_off_why text check ((called_off_why is null) = (state <> 'called-off')),
  version integer not null default 1,
  made_by text not null,
  made_at timestamptz not null,
  check (line_id is not null or machine_id is not null)
);
-- One way out and one way back of a line at a time.
create unique index transport_jobs_open on transport_jobs (line_id, way)
  where state in ('planned', 'loading', 'on-road') and way in ('out', 'back');
create index transport_jobs_planned on transport_jobs (planned_at) where state in ('planned', 'loading', 'on-road');
create index transport_jobs_done on transport_jobs (done_at) where state = 'done';
create index transport_jobs_of_line on transport_jobs (line_id);
