-- Up to which day of waiting its recipient was reminded, and when somebody was asked about what did not move.
alter table parcels
  add column reminded_day integer not null default 0,
  add column stuck_told_at timestamptz;
create index parcels_waiting on parcels (storage_from) where state = 'ready-for-pickup';
