-- What visitors send. form_id names the very form that was sent, so a second press finds the first.
create table inquiries (
  id uuid primary key,
  sequence integer generated always as identity unique,
  form_id uuid not null unique,
  status text not null default 'new' check (status in ('new', 'taken', 'answered', 'won', 'lost')),
  name text not null,
  phone text not null,
  email text,
  reply_by text not null check (reply_by in ('call', 'whatsapp', 'sms', 'email')),
  service text check (service in ('rent', 'construction', 'equipment', 'cars', 'parcels')),
  message text not null,
  sent_at timestamptz not null,
  check (reply_by <> 'email' or email is not null)
);
create index on inquiries (status, sent_at desc);

-- The answers to the questions of a trade differ by kind and are kept together, in the shape of that kind.
create table service_requests (
  id uuid primary key,
  sequence integer generated always as identity unique,
  form_id uuid not null unique,
  status text not null default 'new' check (status in ('new', 'taken', 'answered', 'won', 'lost')),
  service text not null,
  kind text not null,
  name text not null,
  phone text not null,
  email text,
  reply_by text not null check (reply_by in ('call', 'whatsapp', 'sms', 'email')),
  details text,
  trade jsonb not null check (jsonb_typeof(trade) = 'object'),
  sent_at timestamptz not null,
  check (reply_by <> 'email' or email is not null),
  check ((service, kind) in (
    ('rent', 'property'), ('rent', 'viewing'), ('construction', 'site-visit'), ('construction', 'quotation'),
    ('equipment', 'hire'), ('cars', 'car'), ('parcels', 'pickup')
  ))
);
create index on service_requests (status, sent_at desc);

create table tickets (
  id uuid primary key,
  sequence integer generated always as identity unique,
  form_id uuid not null unique,
  status text not null default 'new' check (status in ('new', 'in-progress', 'waiting-for-customer', 'solved', 'closed')),
  name text not null,
  phone text not null,
  email text,
  reply_by text not null check (reply_by in ('call', 'whatsapp', 'sms', 'email')),
  service text check (service in ('rent', 'construction', 'equipment', 'cars', 'parcels')),
  subject text not null,
  reference text,
  text text not null,
  sent_at timestamptz not null,
  check (reply_by <> 'email' or email is not null)
);
create index on tickets (status, sent_at desc);

create table request_files (
  file_id uuid primary key references files,
  service_request_id uuid references service_requests,
  ticket_id uuid references tickets,
  check (num_nonnulls(service_request_id, ticket_id) = 1)
);
create index on request_files (service_request_id);
create index on request_files (ticket_id);
