-- A unit as it is published. Whether it is shown follows from the calendar besides: what a lease takes is shown no longer.
create table listings (
  id uuid primary key,
  unit_id uuid not null unique references units,
  title text,
  description text not null,
  -- One a line.
  features text not null,
  free_from date,
  shows_rent boolean not null,
  version integer not null,
  published_by text not null,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index on listings (published_at desc) where withdrawn_at is null;
