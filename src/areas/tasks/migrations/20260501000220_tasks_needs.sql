-- What doing a task takes, for when nobody holds the role it is asked of.
alter table tasks add column needs text;
update tasks set needs = case rule
  when 'finance.vat-return-due' then 'finance.fileTax'
  when 'finance.settlements-due' then 'finance.settleOwners'
end where rule in ('finance.vat-return-due', 'finance.settlements-due') and status = 'open';
