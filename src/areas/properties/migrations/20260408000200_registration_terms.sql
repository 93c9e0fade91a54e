-- The municipality registers a lease until a day: after it the lease is registered again, in another round with a fee of its own.
alter table leases add column registered_until date;
alter table leases add column registration_round integer not null default 1;
alter table lease_fees add column round integer not null default 1;

-- Why a lease need not be registered.
alter table leases add column registration_excuse text;
alter table leases add check (registration <> 'not-required' or registration_excuse is not null);
