-- What an accountant may write by hand, each with its mirror: capital and reserve, loans, the end of service, what is paid ahead and
-- what of it is used up month by month, the margins of guarantees, the allowance at the end of a year, and what else was earned. Where
-- somebody's debt or money stands, what happens to it writes the books, never a hand. A sub-account does what the one above it may.
create table voucher_pairs (
  debit text not null references accounts,
  credit text not null references accounts,
  primary key (debit, credit)
);
with rules as (
  select debit, unnest(string_to_array(credits, ' ')) as credit from (values
  ('1120', '2510 3100 4900'),
  ('1260', '1120'),
  ('1270', '1120'),
  ('2520', '1120'),
  ('3300', '3200'),
  ('5300', '1260'),
  ('5400', '1260'),
  ('6100', '2520'),
  ('6110', '1260'),
  ('6120', '1260'),
  ('6130', '1260'),
  ('6140', '1260'),
  ('6170', '1219')
  ) said (debit, credits)
)
insert into voucher_pairs select debit, credit from rules union select credit, debit from rules;
create trigger voucher_pairs_kept before update or delete or truncate on voucher_pairs
  for each statement execute function kept_for_good();
comment on table voucher_pairs is 'read only';

-- They become pairs of the books, and so do those by which a year closes the results among them; of the sub-accounts there are as well.
insert into allowed_pairs
  select d.code, c.code from (
    select debit, credit from voucher_pairs
    union select '3300', unnest(array['4900', '5300', '5400', '6120', '6130', '6140'])
    union select unnest(array['4900', '5300', '5400', '6120', '6130', '6140']), '3300'
  ) pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;

-- Who wrote a journal by hand; whoever agreed to it has posted it.
create table vouchers (
  id uuid primary key,
  journal uuid not null unique references journals,
  made_by text not null
);
create trigger vouchers_kept before update or delete or truncate on vouchers for each statement execute function kept_for_good();
comment on table vouchers is 'add only';
