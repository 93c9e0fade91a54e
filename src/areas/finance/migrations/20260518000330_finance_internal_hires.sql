-- A machine of ours on a project of ours: a note between two services of one taxable person, without tax and without an invoice.
create table internal_hires (
  id uuid primary key,
  -- The note whose figures this one turns round.
  takes_back uuid unique references internal_hires,
  branch_id uuid not null references branches,
  project_id uuid not null,
  resource_id uuid not null references resources,
  amount bigint not null check (amount > 0),
  about text not null check (about <> ''),
  charged_by text not null,
  charged_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on internal_hires (project_id);
create index on internal_hires (resource_id);
create trigger internal_hires_kept before update or delete or truncate on internal_hires
  for each statement execute function kept_for_good();
comment on table internal_hires is 'add only';
