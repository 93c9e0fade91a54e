-- What happened to data that should not have. The seventy-two hours run from discovered_at.
create table breaches (
  id uuid primary key,
  sequence integer generated always as identity unique,
  status text not null check (status in ('recorded', 'reported', 'people-told', 'closed')),
  title text not null,
  happened_at timestamptz,
  discovered_at timestamptz not null,
  what text not null,
  data_kinds text not null,
  people_count integer check (people_count >= 0),
  -- Whether it may do the people serious harm: then they have to hear of it.
  serious boolean not null,
  measures text not null,
  advice text,
  recorded_by text not null,
  recorded_at timestamptz not null,
  reported_by text,
  reported_at timestamptz,
  report_reference text,
  told_by text,
  told_at timestamptz,
  told_how text,
  closed_by text,
  closed_at timestamptz,
  lessons text,
  check ((reported_at is null) = (report_reference is null)),
  check (status = 'recorded' or reported_at is not null),
  check (status <> 'people-told' or told_at is not null),
  check ((status = 'closed') = (closed_at is not null)),
  check (status <> 'closed' or not serious or told_at is not null)
);
create index on breaches (discovered_at desc);
