-- An addendum may change the rent from its day on, with or without other words.
alter table contract_addenda add column rent bigint check (rent > 0);
alter table contract_addenda drop constraint contract_addenda_changes_check;
alter table contract_addenda add constraint contract_addenda_say_something check (changes <> '' or rent is not null);
