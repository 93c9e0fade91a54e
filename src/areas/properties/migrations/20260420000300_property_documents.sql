-- The papers of a property: one holds of each kind, and what it took the place of stays beside it. What is of no kind has a name.
create table property_documents (
  id uuid primary key,
  property_id uuid not null references properties,
  kind text not null,
  called text,
  number text,
  issued_on date,
  expires_on date check (expires_on >= issued_on),
  file_id uuid references files,
  status text not null check (status in ('valid', 'replaced')),
  version integer not null,
  added_by text not null,
  added_at timestamptz not null,
  check ((kind = 'other') = (called is not null))
);
create unique index property_documents_now on property_documents (property_id, kind, coalesce(called, '')) where status = 'valid';
create index on property_documents (property_id);
create index on property_documents (file_id) where file_id is not null;
create index on property_documents (expires_on) where status = 'valid';
