-- A fee out of what is held for others that was booked with the cheque that came back: the line is it, and costs nothing again.
alter table bank_lines add column borne_by uuid unique references journals,
  add check (borne_by is null or matched_as = 'trust-fee');
