-- Somebody goes through a shelf: what was seen on it, and what the books said stands there.
create table parcel_stocktakes (
  id uuid primary key,
  shelf_id uuid not null references parcel_shelves,
  branch_id uuid not null references branches,
  version integer not null default 1,
  begun_by text not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  missing integer,
  moved integer
);
create unique index parcel_stocktakes_open on parcel_stocktakes (shelf_id) where ended_at is null;

create table parcel_stocktake_pieces (
  stocktake_id uuid not null references parcel_stocktakes,
  piece_id uuid not null references parcel_pieces,
  seen_at timestamptz not null,
  primary key (stocktake_id, piece_id)
);
