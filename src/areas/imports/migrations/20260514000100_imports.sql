-- A table that somebody brought: its rows as they were in the file, what each column means, what was found wrong, and what came of it.
create table imports (
  id uuid primary key,
  -- «area.kind», as the area that reads it declares it.
  kind text not null,
  file_name text not null,
  status text not null check (status in ('uploaded', 'checked', 'imported', 'refused')),
  headers jsonb not null,
  rows jsonb not null,
  mapping jsonb not null,
  faults jsonb not null,
  -- What was chosen for rows that do not say it themselves.
  chosen jsonb not null,
  -- What would come, or came, of it, as its page shows it.
  found jsonb not null,
  good integer not null,
  known integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  ended_at timestamptz
);
create index on imports (uploaded_by, uploaded_at desc);
