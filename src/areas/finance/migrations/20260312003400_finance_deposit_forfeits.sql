-- What is kept of a deposit is income, and a credit note takes it back.
insert into allowed_pairs (debit, credit) values ('4430', '1210') on conflict do nothing;

-- By the contract, part of what is held is kept. Asked for by one, agreed to by another whatever the amount, who by that has issued
-- the paper it stands on.
create table deposit_forfeits (
  id uuid primary key,
  deposit_id uuid not null references deposits,
  amount bigint not null check (amount > 0),
  clause text not null check (clause <> ''),
  notice text not null check (notice <> ''),
  file_id uuid not null references files,
  status text not null check (status in ('submitted', 'forfeited', 'rejected')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decided_why text,
  invoice_id uuid unique references invoices,
  check ((status = 'submitted') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((status = 'forfeited') = (invoice_id is not null))
);
create index on deposit_forfeits (deposit_id, asked_at);
create index on deposit_forfeits (file_id);

-- What was asked for is what is agreed to, and once.
create function deposit_forfeit_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'decided_by', 'decided_at', 'decided_why', 'invoice_id'];
begin
  if old.status <> 'submitted' or (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'forfeit % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger deposit_forfeits_stay before update on deposit_forfeits for each row execute function deposit_forfeit_stays();
create trigger deposit_forfeits_kept before delete or truncate on deposit_forfeits
  for each statement execute function kept_for_good();
