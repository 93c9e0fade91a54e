-- A table somebody brought: its rows as they were in the file, what each column means, and what was found wrong.
create table customer_imports (
  id uuid primary key,
  file_name text not null,
  status text not null check (status in ('uploaded', 'checked', 'imported', 'refused')),
  headers jsonb not null,
  rows jsonb not null,
  mapping jsonb not null,
  skip_known boolean not null,
  faults jsonb not null,
  good integer not null,
  known integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  ended_at timestamptz
);
create index on customer_imports (uploaded_by, uploaded_at desc);
