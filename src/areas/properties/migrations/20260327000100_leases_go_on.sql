-- By law a lease goes on for a term as long as its last unless one of the two gives notice; the two may have agreed that it ends.
alter table leases add column goes_on boolean not null default true;
alter table leases alter column goes_on drop default;
