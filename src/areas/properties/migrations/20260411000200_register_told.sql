-- The day on which a tenant was told that the lease is not registered yet.
alter table leases add column register_told_on date;
