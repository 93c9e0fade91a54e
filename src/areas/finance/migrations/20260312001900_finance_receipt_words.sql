-- What a receipt is found by, in the one spelling of search (values/text.ts folds it): its number, the customer by name, number and
-- phone, and the references of its slips and transfers.
alter table receipts add column words text not null default '';
