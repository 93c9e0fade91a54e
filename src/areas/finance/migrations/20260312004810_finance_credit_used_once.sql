-- By which press of which form a payment was made from credit: a second press of the same form finds it, and pays nothing more.
alter table allocations add column form_id uuid;
create index on allocations (form_id) where form_id is not null;
