-- What whoever takes it pays for its sender, and our fee for that.
alter table parcels add column cod bigint not null default 0 check (cod >= 0 and cod % 5 = 0);
alter table parcels add column cod_fee bigint not null default 0 check (cod_fee >= 0);
alter table parcels add check (cod > 0 or cod_fee = 0);
-- More is not asked for at a door, and no courier with more is given parcels to collect for.
alter table parcel_rules add column cod_most bigint not null default 500000 check (cod_most > 0);
alter table parcel_rules add column courier_limit bigint not null default 300000 check (courier_limit > 0);
