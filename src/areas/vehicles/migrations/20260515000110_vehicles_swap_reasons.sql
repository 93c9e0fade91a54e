-- Why a car took the place of the one before it, and what a dearer class cost for the days that were left.
alter table car_rental_segments add column reason text;
alter table car_rental_segments add column difference bigint;
