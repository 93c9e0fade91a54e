-- What happened after a day is found by its journals.
create index on charge_movements (journal_id);
create index on receipt_movements (journal_id);
