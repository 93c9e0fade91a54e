-- What every night's look at the books found: kept, so that a night nobody looked is seen.
create table book_checks (
  id uuid primary key,
  checked_at timestamptz not null,
  checks integer not null check (checks > 0),
  failed text not null
);
create index on book_checks (checked_at desc);
comment on table book_checks is 'add only';
