-- Of two who change a draft at once the second hears of it, and nobody sends words that were changed under his eyes.
alter table campaigns add column version integer not null default 1;
