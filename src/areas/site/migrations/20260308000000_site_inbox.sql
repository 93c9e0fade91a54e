-- The shared inbox: one row for everything that came in, whatever it came in by. The id is that of the inquiry, the
-- service request, the ticket or the conversation; what it says stays there, and how far we are with it stands here.
create table inbox_entries (
  id uuid primary key,
  queue text not null check (queue in ('inquiry', 'serviceRequest', 'ticket', 'conversation')),
  kind text,
  sequence integer not null,
  numbered_at timestamptz not null,
  service text,
  name text not null,
  phone text not null,
  email text,
  reply_by text,
  preview text not null,
  status text not null,
  is_open boolean not null default true,
  waits_for_us boolean not null default true,
  assignee_id text,
  due_at timestamptz,
  sent_at timestamptz not null,
  last_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  close_reason text,
  account_id text,
  party_id uuid
);
create index on inbox_entries (last_at desc, id desc);
create index on inbox_entries (queue, last_at desc);
create index on inbox_entries (assignee_id, last_at desc) where is_open;
create index on inbox_entries (phone);
create index on inbox_entries (email) where email is not null;
create index on inbox_entries (account_id) where account_id is not null;
create index on inbox_entries (sent_at) where is_open and answered_at is null;

-- What was said since: our answers, and what the customer wrote in the account.
create table inbox_lines (
  id uuid primary key,
  entry_id uuid not null references inbox_entries,
  author text not null check (author in ('staff', 'customer')),
  channel text not null check (channel in ('email', 'sms', 'whatsapp', 'call', 'account')),
  text text not null,
  written_by text not null,
  written_at timestamptz not null
);
create index on inbox_lines (entry_id, written_at);

insert into inbox_entries (id, queue, kind, sequence, numbered_at, service, name, phone, email, reply_by, preview, status,
  is_open, waits_for_us, sent_at, last_at)
select id, 'inquiry', null, sequence, sent_at, service, name, phone, email, reply_by, left(message, 200), status,
  status not in ('won', 'lost'), status in ('new', 'taken'), sent_at, sent_at from inquiries
union all
select id, 'serviceRequest', kind, sequence, sent_at, service, name, phone, email, reply_by, left(coalesce(details, ''), 200), status,
  status not in ('won', 'lost'), status in ('new', 'taken'), sent_at, sent_at from service_requests
union all
select id, 'ticket', null, sequence, sent_at, service, name, phone, email, reply_by, left(subject, 200), status,
  status not in ('solved', 'closed'), status in ('new', 'in-progress'), sent_at, sent_at from tickets
union all
select id, 'conversation', null, sequence, started_at, null, coalesce(name, ''), coalesce(phone, ''), null, null, '', status,
  status <> 'ended', status in ('waiting-for-person', 'with-person'), handed_over_at, handed_over_at
from conversations where handed_over_at is not null;
