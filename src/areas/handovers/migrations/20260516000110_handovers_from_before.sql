-- What was seen before the office worked with these sheets: its paper was signed by hand and is in the office, and no file of it is here.
alter table handover_sheets
  add column from_before boolean not null default false,
  drop constraint inspections_check1,
  add constraint handover_sheets_signed check (
    (status = 'signed') = (signer is not null) and (status = 'signed' and not from_before) = (signature_id is not null));
