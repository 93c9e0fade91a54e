-- What is looked at before a machine of a kind works, one a line.
alter table machine_kinds add column safety_ticks text not null default '';

-- Of those, what was seen to be in order that day, and what was not.
alter table day_sheets add column ticked text not null default '';
alter table day_sheets add column unticked text not null default '';

create table day_sheet_pictures (
  file_id uuid primary key references files,
  sheet_id uuid not null references day_sheets,
  taken_at timestamptz not null
);
create index day_sheet_pictures_sheets on day_sheet_pictures (sheet_id, taken_at);
