-- A reading that was typed wrongly and nothing was charged on: it stays, with who took it back and why, and the meter goes on from the one before.
create table readings_taken_back (
  reading_id uuid primary key references meter_readings,
  reason text not null check (reason <> ''),
  taken_back_by text not null,
  taken_back_at timestamptz not null
);
comment on table readings_taken_back is 'add only';
