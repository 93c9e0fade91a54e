-- Machines that a visitor chose by their prices, several in one request; and the quotation the office made of it.
alter table service_requests
  add column quoted_as uuid,
  drop constraint service_requests_check1,
  add constraint service_requests_kinds check ((service, kind) in (
    ('rent', 'property'), ('rent', 'viewing'), ('construction', 'site-visit'), ('construction', 'quotation'),
    ('equipment', 'hire'), ('equipment', 'machines'), ('cars', 'car'), ('parcels', 'pickup')
  ));
