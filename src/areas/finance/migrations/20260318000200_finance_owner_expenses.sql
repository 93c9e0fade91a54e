-- A supplier's bill in an owner's name is paid from the pool of the mandate: the line says whose, as one for a thing says which.
do $$
declare
  held text;
begin
  select conname into strict held from pg_constraint
    where conrelid = 'bill_lines'::regclass and pg_get_constraintdef(oid) like '%^15%';
  execute format('alter table bill_lines drop constraint %I', held);
end $$;
alter table bill_lines add check ((account ~ '^15' or account = '2120') = (asset is not null));
create index on bill_lines (asset) where account = '2120';
