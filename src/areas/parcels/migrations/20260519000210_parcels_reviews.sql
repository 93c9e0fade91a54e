-- What somebody decided of a parcel that went wrong and does not end by itself; what happens to it later is asked anew.
create table parcel_reviews (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  kind text not null,
  note text not null,
  reviewed_by text not null,
  reviewed_at timestamptz not null
);
create index on parcel_reviews (parcel_id, kind, reviewed_at desc);

-- What stands still or went wrong is found among the few, never among all.
create index parcels_standing on parcels (changed_at) where ended_at is null;
create index parcels_gone_wrong on parcels (state) where state in ('lost', 'damaged');
create index parcels_missed on parcels (missed_at) where missed_at is not null;
create index parcel_proofs_unproved on parcel_proofs (at) where by = 'signature';
create index parcel_bag_pieces_waiting on parcel_bag_pieces (bag_id) where received_at is null;
create index parcel_stocktake_pieces_seen on parcel_stocktake_pieces (seen_at);
create index parcel_events_failed on parcel_events (parcel_id, at) where step = 'attempt-failed';
