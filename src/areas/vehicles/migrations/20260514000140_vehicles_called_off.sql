-- A hire that was agreed and paid, and whose car nobody came for, can be given up at the desk.
alter table car_rentals drop constraint car_rentals_state_check;
alter table car_rentals add constraint car_rentals_state_check check (state in ('open', 'out', 'returned', 'called-off'));
