-- Asked with every request: how many came for the same phone or mailbox within the hour.
create index on inquiries (phone, sent_at);
create index on inquiries (email, sent_at) where email is not null;
create index on service_requests (phone, sent_at);
create index on service_requests (email, sent_at) where email is not null;
create index on tickets (phone, sent_at);
create index on tickets (email, sent_at) where email is not null;
