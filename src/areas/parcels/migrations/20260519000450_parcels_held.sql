create index parcels_held on parcels (changed_at) where held_reason is not null and ended_at is null;
