-- Hours on the meter of a machine that comes back, above what its sheets explain, from which a word is asked for.
alter table hire_rules add column meter_beyond integer not null default 10 check (meter_beyond between 0 and 1000);
alter table hire_rules alter column meter_beyond drop default;
