-- What goes from one branch to another: a bag, sealed and carried by a driver, with what lies in it.
create table parcel_bags (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  from_branch_id uuid not null references branches,
  to_branch_id uuid not null references branches,
  state text not null check (state in ('open', 'on-the-way', 'arrived')),
  seal text,
  driver text,
  driver_phone text,
  plate text,
  version integer not null default 1,
  opened_by text not null,
  opened_at timestamptz not null,
  sent_at timestamptz,
  arrived_at timestamptz,
  check (from_branch_id <> to_branch_id),
  check ((state = 'open') = (sent_at is null)),
  check (state = 'open' or (seal is not null and driver is not null and driver_phone is not null))
);
create index parcel_bags_open on parcel_bags (from_branch_id, to_branch_id) where arrived_at is null;

-- What was in it when it was sealed: what is missed later is missed against this.
create table parcel_bag_pieces (
  bag_id uuid not null references parcel_bags,
  piece_id uuid not null references parcel_pieces,
  received_at timestamptz,
  primary key (bag_id, piece_id)
);
create index on parcel_bag_pieces (piece_id);
