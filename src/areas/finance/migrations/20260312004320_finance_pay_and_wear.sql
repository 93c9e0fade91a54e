-- Salaries, wear and fines are written by hand, with an accountant and whoever agrees, until rooms of their own write them: each pair with
-- its mirror, and of sub-accounts what the one above may.
alter table accounts disable trigger accounts_stay;
update accounts set by_hand = true where left(code, 4) in ('1590', '2190', '2196', '6180');
alter table accounts enable trigger accounts_stay;

create temporary table pairs_by_hand on commit drop as
  with rules as (
    select debit, unnest(string_to_array(credits, ' ')) as credit from (values
    ('6100', '2190'),
    ('5220', '2190'),
    ('2190', '1120 1116'),
    ('5300', '1590'),
    ('5400', '1590'),
    ('6160', '1590'),
    ('6180', '1120 2196'),
    ('2196', '1120')
    ) said (debit, credits)
  )
  select debit, credit from rules union select credit, debit from rules;
insert into voucher_pairs select debit, credit from pairs_by_hand on conflict do nothing;
insert into allowed_pairs
  select d.code, c.code from pairs_by_hand pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
