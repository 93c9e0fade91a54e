-- From which amount on somebody else has to agree, and who. An action that has no amount is asked for always.
create table approval_rules (
  action text primary key,
  threshold bigint check (threshold >= 0),
  approver_role text not null references roles,
  active boolean not null
);

create table approvals (
  id uuid primary key,
  action text not null references approval_rules,
  title text not null,
  subject_id text not null,
  amount bigint,
  -- What will be done with it, as the area that asks wrote it.
  payload jsonb not null,
  maker_id uuid not null references user_accounts,
  reason text not null,
  approver_role text not null references roles,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'expired')),
  -- Rejected in order to be mended and asked for again.
  returned boolean not null default false,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references user_accounts,
  decided_at timestamptz,
  note text,
  check ((status in ('approved', 'rejected')) = (decided_by is not null)),
  check (decided_by is distinct from maker_id)
);
create index on approvals (status, requested_at);
create index on approvals (maker_id, requested_at);
-- The same thing is asked for once at a time.
create unique index on approvals (action, subject_id) where status = 'pending';
