-- What the company sells of its own is taken out of the books by hand, with an accountant and whoever agrees, as its wear is written: what it
-- cost against what was written down and what came in for it; what is left is lost, and what is above is won. Each pair with its mirror.
alter table accounts disable trigger accounts_stay;
update accounts set by_hand = true where left(code, 4) in ('1510', '1520', '1530');
alter table accounts enable trigger accounts_stay;

create temporary table sale_pairs_by_hand on commit drop as
  with rules as (
    select unnest(array['1590', '1120', '6160']) as debit, asset as credit from unnest(array['1510', '1520', '1530']) asset
    union select asset, '4900' from unnest(array['1510', '1520', '1530']) asset
  )
  select debit, credit from rules union select credit, debit from rules;
insert into voucher_pairs select debit, credit from sale_pairs_by_hand on conflict do nothing;
insert into allowed_pairs
  select d.code, c.code from sale_pairs_by_hand pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
