-- A parcel, its pieces, what happened to them, and who has each of them. Money is whole baisa, weight whole grams, sides millimetres.
create table parcels (
  id uuid primary key,
  number text not null unique check (number ~ '^TSL[0-9]{12}$'),
  version integer not null default 1,
  state text not null,
  held_reason text,
  is_returning boolean not null default false,
  service text not null check (service in ('door', 'branch')),
  from_branch_id uuid not null references branches,
  to_branch_id uuid not null references branches,
  branch_id uuid not null references branches,
  sender_id uuid not null,
  sender_name text not null,
  sender_phone text not null,
  sender_reference text,
  recipient_id uuid,
  recipient_name text not null,
  recipient_phone text not null,
  place text not null,
  zone_id uuid not null references tariff_zones,
  quarter text,
  landmark text,
  building text,
  content text not null,
  declared_value bigint check (declared_value > 0),
  fragile boolean not null default false,
  payer text not null check (payer in ('sender', 'recipient')),
  tariff_id uuid not null references tariffs,
  grams integer not null check (grams > 0),
  volumetric integer not null default 0,
  chargeable integer not null check (chargeable >= grams),
  carriage bigint not null check (carriage >= 0),
  vat bigint not null check (vat >= 0),
  carriage_invoice_id uuid,
  storage_from date,
  storage_invoice_id uuid,
  piece_count integer not null check (piece_count between 1 and 20),
  promised_on date,
  link_hash text not null unique,
  code_number integer not null default 0,
  code_tries integer not null default 0,
  code_day date,
  code_sent integer not null default 0,
  missed_at timestamptz,
  words text not null,
  registered_at timestamptz not null,
  accepted_at timestamptz,
  ready_at timestamptz,
  ended_at timestamptz,
  changed_at timestamptz not null
);
create index parcels_by_branch on parcels (branch_id, state) where ended_at is null;
create index parcels_by_sender on parcels (sender_id, registered_at desc);
create index parcels_by_recipient on parcels (recipient_phone, registered_at desc);
create index parcels_newest on parcels (registered_at desc);
create index parcels_accepted on parcels (from_branch_id, accepted_at desc);

create table parcel_pieces (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  n integer not null check (n between 1 and 20),
  grams integer not null check (grams > 0),
  length integer,
  width integer,
  height integer,
  state text not null,
  unique (parcel_id, n)
);

-- Nothing here is ever changed: what was wrong is corrected by a further event.
create table parcel_events (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  parcel_id uuid not null references parcels,
  piece_id uuid references parcel_pieces,
  step text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  by_id text,
  branch_id uuid not null references branches,
  reason text,
  note text
);
create index on parcel_events (parcel_id, sequence);

-- Who has a piece now, and who had it before: one at a time.
create table parcel_custody (
  id uuid primary key,
  piece_id uuid not null references parcel_pieces,
  holder text not null check (holder in ('floor', 'shelf', 'bag', 'courier', 'line-driver', 'agent', 'carrier', 'recipient', 'sender', 'none')),
  holder_id uuid,
  event_id uuid not null references parcel_events,
  since timestamptz not null,
  until timestamptz,
  check (until >= since)
);
create unique index parcel_custody_open on parcel_custody (piece_id) where until is null;
create index parcel_custody_holder on parcel_custody (holder, holder_id) where until is null;

-- Who took it and by what it was proven: once a parcel, as it is handed over or given back once.
create table parcel_proofs (
  parcel_id uuid primary key references parcels,
  by text not null check (by in ('code', 'signature', 'card')),
  received_by text not null,
  card_end text,
  reason text,
  file_id uuid,
  at timestamptz not null,
  check (by <> 'signature' or (card_end is not null and reason is not null and file_id is not null))
);
