-- What the company had and owed the day before its books began: every account of the balance sheet meets 3999 on the side on which it
-- stands, and one that may stand on either side meets it on both. What is told document by document (what customers
-- owe and what they paid ahead, cash under way) is opened with its documents, and 3999 comes to nothing when all of it is in.
with opened as (
  select code, side, floor from accounts
    where type in ('asset', 'liability', 'equity') and active and floor is distinct from 'documents'
      and '1145' not in (code, coalesce(parent, '')) and '2160' not in (code, coalesce(parent, ''))
)
insert into allowed_pairs
  select code, '3999' from opened where side = 'debit' or floor is null
  union all
  select '3999', code from opened where side = 'credit' or floor is null
  on conflict do nothing;

-- A table of opening balances somebody brought: its rows as they were in the file, what each column means, and what was found wrong.
-- `fingerprint` is that of its lines: the same are posted once, from whatever file.
create table opening_imports (
  id uuid primary key,
  file_name text not null,
  status text not null check (status in ('uploaded', 'checked', 'sent', 'posted', 'left')),
  headers jsonb not null,
  rows jsonb not null,
  mapping jsonb not null,
  faults jsonb not null,
  day date,
  good integer not null,
  debits bigint not null,
  credits bigint not null,
  fingerprint text,
  approval_id uuid,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  ended_at timestamptz,
  check (status in ('uploaded', 'left') or (day is not null and fingerprint is not null))
);
create index on opening_imports (uploaded_at desc);
