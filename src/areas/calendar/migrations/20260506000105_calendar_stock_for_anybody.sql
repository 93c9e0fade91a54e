-- What is promised on the web is promised to a phone: a customer is made of it when it is handed out.
alter table pool_takings alter column party_id drop not null;
