-- What waits to take of the credit of customers is summed for all who owe at once.
create index set_offs_waiting on set_offs (party_id) include (amount) where status = 'submitted';
