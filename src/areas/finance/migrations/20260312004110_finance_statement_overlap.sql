-- How many of the new lines of a statement lie on days of which lines are kept already: whoever takes it compares them first.
alter table bank_statements add column overlap integer not null default 0;
