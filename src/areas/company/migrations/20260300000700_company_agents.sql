-- An agent's shop stands like a branch, and hands its cash to an office of the company.
alter table branches
  add column office_id uuid references branches (id),
  add check (office_id <> id);
