-- A sender's tabs count what has ended by the index alone, and find what waits for their answer without looking at the rest.
create index parcels_ended_of_sender on parcels (sender_id, registered_at desc) include (state) where ended_at is not null;
create index parcels_asking on parcels (sender_id, changed_at)
  where ended_at is null and (failure is not null or held_reason is not null);
