-- The cheques that were given for a lease while it was written: what it demands is covered by them as it falls due.
create table lease_cheques (
  contract_id uuid not null references leases,
  list_id uuid not null references cheque_lists,
  primary key (contract_id, list_id)
);
comment on table lease_cheques is 'add only';
