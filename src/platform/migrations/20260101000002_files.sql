-- What people sent us. The bytes lie in the file store under their sha256; the same bytes are kept once.
create table files (
  id uuid primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  kept_at timestamptz not null
);
create index on files (sha256);
