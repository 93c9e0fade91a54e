-- A bill in owners' names above what is spent unasked waits for somebody else under the id it will have: whose paper it is until then.
create table owner_bills_asked (
  id uuid primary key,
  branch_id uuid not null references branches,
  file_id uuid not null unique references files,
  asked_at timestamptz not null
);
