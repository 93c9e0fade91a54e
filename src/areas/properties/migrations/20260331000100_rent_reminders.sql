-- The day a tenant was reminded of an instalment before it falls due, and on its day; and of what they said they would pay. Each once.
alter table lease_instalments add column soon_told_on date, add column due_told_on date;
create index on lease_instalments (due_on);
alter table promises add column told_on date;
