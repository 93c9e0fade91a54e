-- The mark of the company's own, if it has one: one row or none.
create table company_logo (
  id boolean primary key default true check (id),
  file_id uuid not null references files,
  set_at timestamptz not null
);
