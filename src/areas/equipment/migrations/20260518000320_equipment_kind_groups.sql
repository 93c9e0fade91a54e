-- Under which heading a kind stands on the public page; null where it stands under none but all.
alter table machine_kinds
  add column work_group text check (work_group in ('earth', 'lifting', 'haulage', 'power', 'scaffolding'));
