-- The inbox shows the newest of all three, one page at a time: each gives its newest without being read whole.
create index on inquiries (sent_at desc, id desc);
create index on service_requests (sent_at desc, id desc);
create index on tickets (sent_at desc, id desc);
