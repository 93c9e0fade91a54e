-- Of a hand-over that contradicts another hand's scan: who took it and what was paid, until the supervisor has decided.
alter table parcel_phone_events add column told jsonb;
