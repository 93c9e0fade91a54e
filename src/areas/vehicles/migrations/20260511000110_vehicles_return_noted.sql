-- What is said of a return before its sheet is signed: since when the car is back, and what is broken.
alter table car_rentals add column back_noted_at timestamptz;
alter table car_rentals add column damage bigint check (damage > 0);
alter table car_rentals add column damage_about text;
alter table car_rentals add check ((damage is null) = (damage_about is null));
