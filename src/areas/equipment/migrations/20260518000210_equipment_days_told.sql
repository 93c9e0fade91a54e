-- How long a deposit is kept after the last day, and on which day the end of a quotation was told.
alter table hire_rules add column deposit_days integer not null default 30 check (deposit_days between 0 and 365);
alter table hires add column told_quote_end date;
