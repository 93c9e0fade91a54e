-- A rental that was out when the office began to work with this register. What its old books charged of the hire is in no paper of ours.
alter table car_rentals
  add column from_before boolean not null default false,
  add column charged_before bigint not null default 0 check (charged_before >= 0),
  add check (from_before or charged_before = 0),
  add check (charged_before <= charged);
