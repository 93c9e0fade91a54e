-- What hangs on a record of any area: the record is named by its kind and its id.
create table record_notes (
  id uuid primary key,
  kind text not null,
  record_id text not null,
  text text not null,
  written_by text not null,
  written_at timestamptz not null,
  archived_at timestamptz
);
create index on record_notes (kind, record_id, written_at desc);

create table record_files (
  file_id uuid primary key references files,
  kind text not null,
  record_id text not null,
  attached_by text not null,
  attached_at timestamptz not null,
  archived_at timestamptz
);
create index on record_files (kind, record_id, attached_at desc);
