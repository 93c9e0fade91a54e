-- What one address was told last is read from the newest on.
create index api_deliveries_newest on api_deliveries (webhook_id, made_at desc);
