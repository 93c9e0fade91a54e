-- The day whose missing sheet was told last.
alter table hire_lines add column told_missing date;
