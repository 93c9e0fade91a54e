-- A fine of the traffic police on a car of ours: whoever had the car in its minute is to pay it, or the company where nobody had it.
create table car_fines (
  id uuid primary key,
  branch_id uuid not null references branches,
  -- As the police know it: the same fine comes once.
  reference text not null unique check (reference <> ''),
  vehicle_id uuid not null references vehicles,
  plate_digits text not null,
  plate_letters text not null,
  at timestamptz not null,
  place text,
  amount bigint not null check (amount > 0),
  -- Who had the car then; null where it stood with us.
  segment_id uuid references car_rental_segments,
  state text not null check (state in ('matched', 'contested', 'charged', 'absorbed', 'company', 'cancelled')),
  contested_why text,
  -- Why the company bears it, or the police took it back.
  end_reason text,
  -- What was charged besides it, without tax, and the papers of both.
  fee bigint check (fee >= 0),
  invoice_id uuid,
  fee_invoice_id uuid,
  decided_by text,
  decided_at timestamptz,
  words text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  check ((segment_id is null) = (state = 'company')),
  check ((invoice_id is not null) = (state = 'charged')),
  check ((fee is not null) = (state = 'charged')),
  check ((decided_at is not null) = (state in ('charged', 'absorbed', 'cancelled')))
);
create index car_fines_of_vehicle on car_fines (vehicle_id, at desc);
create index car_fines_of_segment on car_fines (segment_id);
create index car_fines_undecided on car_fines (at) where state in ('matched', 'contested');
