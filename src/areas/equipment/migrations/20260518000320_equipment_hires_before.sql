-- A machine that was out when these books began: until which day the old books asked for its hire, and how much, without tax.
alter table hire_lines
  add column before_until date,
  add column before_net bigint check (before_net >= 0),
  add constraint hire_lines_before check ((before_until is null) = (before_net is null));
