-- What was asked for may be taken back by the area that asked, before anybody decides.
alter table approvals
  drop constraint approvals_status_check,
  add constraint approvals_status_check check (status in ('pending', 'approved', 'rejected', 'expired', 'withdrawn'));
