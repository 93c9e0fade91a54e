-- A stay that is said beforehand: the calendar has it, and the thing is in use until that moment. Then it begins, and this is null.
-- Of a plan `begun_at` is when it was made.
alter table service_orders add column planned_from timestamptz check (planned_from < expected_at);
drop index service_orders_standing;
-- A thing is out of use once at a time, and planned to be once.
create unique index service_orders_standing on service_orders (resource_id) where ended_at is null and planned_from is null;
create unique index service_orders_planned on service_orders (resource_id) where ended_at is null and planned_from is not null;
