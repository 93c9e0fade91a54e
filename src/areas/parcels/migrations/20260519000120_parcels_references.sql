-- A merchant's own number of an order stands once, however often its table is brought; what was cancelled may come again.
create unique index parcels_reference on parcels (sender_id, sender_reference)
  where merchant_contract_id is not null and sender_reference is not null and state <> 'cancelled';
