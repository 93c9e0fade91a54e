-- The police may take back a fine that was charged already: it keeps the papers by which it was asked for.
alter table car_fines drop constraint car_fines_check1, drop constraint car_fines_check2;
alter table car_fines
  add constraint car_fines_charged_by_papers check (state <> 'charged' or (invoice_id is not null and fee is not null)),
  add constraint car_fines_papers_of_charged check (state in ('charged', 'cancelled') or (invoice_id is null and fee is null));
