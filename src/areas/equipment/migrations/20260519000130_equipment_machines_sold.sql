-- A machine that was sold keeps its row and its history.
alter table machines drop constraint machines_readiness_check;
alter table machines add constraint machines_readiness_check
  check (readiness in ('ready', 'awaiting-inspection', 'maintenance', 'damaged', 'lost', 'retired', 'sold'));
alter table machines add column sold_on date;
alter table machines add column sold_to text;
alter table machines add column sold_for bigint check (sold_for >= 0);
alter table machines add check ((readiness = 'sold') = (sold_on is not null));
alter table machines add check ((sold_on is null) = (sold_to is null) and (sold_on is null) = (sold_for is null));
-- What is of others is theirs to sell.
alter table machines add check (readiness <> 'sold' or ownership = 'own');
