-- A vehicle that was sold keeps its row and its history.
alter table vehicles add column sold_on date;
alter table vehicles add column sold_to text;
alter table vehicles add column sold_for bigint check (sold_for >= 0);
alter table vehicles add check ((readiness = 'sold') = (sold_on is not null));
alter table vehicles add check ((sold_on is null) = (sold_to is null) and (sold_on is null) = (sold_for is null));
