-- The office may put a delivery off to another day without promising an hour.
alter table parcels drop constraint parcels_check1;
alter table parcels add check (deliver_from is null or deliver_on is not null);
