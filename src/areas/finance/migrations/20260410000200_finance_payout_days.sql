-- On which day of a month the owners of a mandate have their money; as mandates begin until theirs is told.
alter table owner_pools add column payout_day integer not null default 5 check (payout_day between 1 and 28);
