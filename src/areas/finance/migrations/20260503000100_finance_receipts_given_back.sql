-- The box of the day from which the cash of a receipt went back, where its own shift had been closed.
alter table receipt_reversals add column box_id uuid references cash_boxes;
