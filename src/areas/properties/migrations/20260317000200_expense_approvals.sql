-- What an owner is asked to pay for a request: how much and why, and what they said to it. One question of the kind at a time.
create table expense_approvals (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  amount bigint not null check (amount > 0),
  -- What might be spent on that day without asking; none where everything is asked.
  expense_limit bigint check (expense_limit >= 0),
  why text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  -- Withdrawn when there is nothing left to agree to.
  answer text check (answer in ('accepted', 'refused', 'withdrawn')),
  -- The owner who answered, by their own press or by word of mouth to whoever wrote it down.
  party_id uuid references parties,
  answered_by text,
  answered_at timestamptz,
  said_on date,
  reason text,
  check ((answer is null) = (answered_at is null)),
  check (answer is distinct from 'refused' or reason is not null)
);
create unique index on expense_approvals (request_id) where answer is null;
create index on expense_approvals (request_id, asked_at);

-- What an owner wants to know before they decide.
create table expense_questions (
  id uuid primary key,
  approval_id uuid not null references expense_approvals,
  party_id uuid not null references parties,
  question text not null,
  asked_at timestamptz not null,
  reply text,
  replied_by text,
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null))
);
create index on expense_questions (approval_id, asked_at);

alter table maintenance_photos drop constraint maintenance_photos_stage_check,
  add check (stage in ('report', 'quote', 'answer', 'done'));
