-- What somebody must do by a time. A rule makes one task for each subject and period, whatever happens twice.
create table tasks (
  id uuid primary key,
  title text not null,
  details text,
  kind text check (kind in ('conflict', 'cheque-due', 'inspect', 'renew', 'overdue-call', 'discrepancy', 'approve', 'reply')),
  subject_kind text,
  subject_id text,
  assignee_id text,
  role text,
  branch_id text,
  due_at timestamptz,
  status text not null default 'open' check (status in ('open', 'done', 'cancelled')),
  rule text,
  period text,
  created_by text not null,
  created_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check (assignee_id is not null or role is not null),
  check ((subject_kind is null) = (subject_id is null)),
  check ((rule is null) = (period is null)),
  check (rule is null or subject_id is not null)
);
create unique index tasks_once on tasks (rule, subject_kind, subject_id, period) where rule is not null;
create index on tasks (assignee_id, due_at) where status = 'open';
create index on tasks (role, due_at) where status = 'open';
create index on tasks (due_at) where status = 'open';
create index on tasks (ended_at desc) where status <> 'open';
create index on tasks (subject_kind, subject_id);
