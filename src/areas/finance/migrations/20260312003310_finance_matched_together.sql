-- Lines that one press has matched together, so that one press takes the match of all of them back.
alter table bank_lines add column batch_id uuid;
alter table bank_lines add check (batch_id is null or status <> 'new');
create index bank_lines_batch on bank_lines (batch_id) where batch_id is not null;
