-- A table somebody brought: its rows as they were in the file, what each column means, what was found wrong, and what came of it.
create table property_imports (
  id uuid primary key,
  kind text not null check (kind in ('units', 'owners', 'leases')),
  file_name text not null,
  status text not null check (status in ('uploaded', 'checked', 'imported', 'refused')),
  headers jsonb not null,
  rows jsonb not null,
  mapping jsonb not null,
  faults jsonb not null,
  -- Where new properties go, and from which day shares hold whose row says none.
  branch_id uuid references branches,
  since date,
  good integer not null,
  known integer not null,
  -- What would come, or came, of it, property by property.
  places jsonb not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  ended_at timestamptz
);
create index on property_imports (uploaded_by, uploaded_at desc);
