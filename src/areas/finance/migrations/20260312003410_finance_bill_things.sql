-- What is bought may stay with the company: it stands on its account under its own name, and is no cost. And a bill says of which branch it
-- is, a line of which project, vehicle or machine.
alter table bills add column branch_id uuid references branches;
alter table bill_lines add column asset text check (asset <> '');
alter table bill_lines add column project_id uuid;
alter table bill_lines add column resource_id uuid;
alter table bill_lines add check ((account ~ '^15') = (asset is not null));

insert into allowed_pairs
  select unnest(array['1510', '1520', '1530']), '2110' union select '2110', unnest(array['1510', '1520', '1530'])
  on conflict do nothing;
