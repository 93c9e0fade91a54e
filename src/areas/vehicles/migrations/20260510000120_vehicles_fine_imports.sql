-- A table of the police: its rows as they were in the file, what each column means, what was found wrong, and what came of it.
create table car_fine_imports (
  id uuid primary key,
  file_name text not null,
  status text not null check (status in ('uploaded', 'checked', 'imported', 'refused')),
  headers jsonb not null,
  rows jsonb not null,
  mapping jsonb not null,
  faults jsonb not null,
  -- Each fine with the contract by which somebody had the car.
  found jsonb not null,
  good integer not null,
  known integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  ended_at timestamptz
);
create index on car_fine_imports (uploaded_by, uploaded_at desc);
