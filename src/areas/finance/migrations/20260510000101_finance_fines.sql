-- A fine of the traffic police is laid out as the fees of authorities are, and lies apart from them until the police are paid, under its id.
alter table outlays drop constraint outlays_kind_check;
alter table outlays add constraint outlays_kind_check check (kind in ('municipal', 'utility', 'licence', 'fine', 'other'));

insert into allowed_pairs
  select d.code, c.code
  from (values ('2196', '1110'), ('1110', '2196'), ('2196', '1210')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;

-- One that nobody but us has to pay is our cost, and is owed to the police under its reference.
create table own_fines (
  id uuid primary key,
  branch_id uuid not null references branches,
  resource_id uuid not null references resources,
  reference text not null unique check (reference <> ''),
  amount bigint not null check (amount > 0),
  borne_by text not null,
  borne_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on own_fines (resource_id);
create trigger own_fines_kept before update or delete or truncate on own_fines
  for each statement execute function kept_for_good();
comment on table own_fines is 'add only';
