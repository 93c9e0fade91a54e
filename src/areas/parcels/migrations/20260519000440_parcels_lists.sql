-- Lists of one state, of what is promised, and of what one sender or recipient has under way, each read from its newest on.
create index parcels_of_state on parcels (state, registered_at desc);
create index parcels_promised on parcels (promised_on);
create index parcels_open_of_sender on parcels (sender_id, registered_at desc) where ended_at is null;
create index parcels_for_money on parcels (sender_id) where cod > 0;
