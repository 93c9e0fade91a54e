-- A promise that was recorded by mistake, of the wrong tenant or day, is withdrawn: it stays, with why, and counts as neither kept nor broken.
alter table promises drop constraint promises_status_check;
alter table promises add constraint promises_status_check check (status in ('open', 'kept', 'broken', 'withdrawn'));
alter table promises add column end_reason text;
alter table promises add check (status = 'withdrawn' or end_reason is null);
