-- What was settled with an owner and not paid to them yet pays what the same owner owes us, by a set-off like a customer's credit or deposit.
alter table allocations add column owner_id uuid references parties;
do $$
declare
  held text;
begin
  select conname into strict held from pg_constraint
    where conrelid = 'allocations'::regclass and pg_get_constraintdef(oid) like '%num_nonnulls%';
  execute format('alter table allocations drop constraint %I', held);
end $$;
alter table allocations add check (num_nonnulls(receipt_id, deposit_id, pool_id, owner_id) = 1);
create index on allocations (owner_id, sequence) where owner_id is not null;
alter table set_offs add column settled boolean not null default false, add check (not settled or deposit_id is null);
