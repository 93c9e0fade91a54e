-- By which code whoever reserves on the web shows that the phone is theirs; none where they have signed in with it.
alter table car_reservations add column code_id uuid;
-- When whoever comes within a day was told what to bring.
alter table car_reservations add column reminded_at timestamptz;
