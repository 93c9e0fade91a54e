-- What is broken in a unit or in a part that all share, from the moment somebody says so until it is mended for good.
create table maintenance_requests (
  id uuid primary key,
  sequence integer not null unique,
  property_id uuid not null references properties,
  -- None where it is a part that all share: then `place` says which.
  unit_id uuid references units,
  place text,
  -- Who lived in the unit when it was reported: they are told, and they confirm.
  party_id uuid references parties,
  category text not null check (category in ('electricity', 'plumbing', 'cooling', 'openings', 'appliances', 'structure', 'other')),
  priority text not null check (priority in ('urgent', 'high', 'normal')),
  description text not null check (description <> ''),
  -- When somebody may come, in the words of whoever reported it.
  suits text,
  state text not null check (state in ('reported', 'triaged', 'awaiting-approval', 'assigned', 'in-progress', 'done',
    'confirmed', 'closed', 'rejected', 'reopened')),
  nature text check (nature in ('structural', 'everyday', 'misuse')),
  payer text check (payer in ('owner', 'tenant', 'company')),
  -- Why it is another than the law says.
  payer_reason text,
  estimate bigint check (estimate >= 0),
  due_on date not null,
  technician_id text,
  supplier_id uuid references suppliers,
  visit_on date,
  visit_from text,
  visit_until text,
  reported_by text not null,
  reported_at timestamptz not null,
  started_at timestamptz,
  done_by text,
  done_at timestamptz,
  done_note text,
  cost bigint check (cost >= 0),
  bill_id uuid references bills,
  confirmed_by text,
  confirmed_at timestamptz,
  closed_at timestamptz,
  rejected_reason text,
  reopened_reason text,
  reopenings integer not null,
  words text not null,
  check ((unit_id is null) <> (place is null)),
  check (technician_id is null or supplier_id is null),
  check ((visit_from is null) = (visit_until is null))
);
create sequence maintenance_numbers as integer start with 101 owned by maintenance_requests.sequence;
create index on maintenance_requests (property_id);
create index on maintenance_requests (unit_id);
create index on maintenance_requests (party_id);
create index on maintenance_requests (technician_id) where state in ('assigned', 'in-progress');
create index on maintenance_requests (state, due_on);

create table maintenance_photos (
  file_id uuid primary key references files,
  request_id uuid not null references maintenance_requests,
  stage text not null check (stage in ('report', 'quote', 'done')),
  name text not null,
  -- A quote may come as a paper, which no page shows as a picture.
  is_picture boolean not null,
  place integer not null
);
comment on table maintenance_photos is 'add only';
create index on maintenance_photos (request_id);
