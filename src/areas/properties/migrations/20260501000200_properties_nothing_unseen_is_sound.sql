-- Nothing is sound until somebody has looked at it. What was never saved, nobody has.
alter table inspection_items alter column condition drop not null;
update inspection_items set condition = null
where inspection_id in (select id from inspections where status = 'draft' and version = 1);
