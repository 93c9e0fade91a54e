-- Whose paper it is: the company's own where nobody is named, or an owner's on whose behalf it is issued.
alter table invoices add column issuer_id uuid references parties;
create index on invoices (issuer_id) where issuer_id is not null;
