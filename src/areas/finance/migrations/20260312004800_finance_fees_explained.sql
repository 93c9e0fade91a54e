-- Where what came is less than what was taken by more than a provider keeps, whoever settles says why, and it stays with the settlement.
alter table card_settlements add column explained text check (explained <> '');
