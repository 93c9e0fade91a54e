-- Machines that we hire from others: a cost of their own, owed to whose they are.
insert into accounts (code, name_ar, type, side, key_kind, floor) values ('5310', 'استئجار معدات', 'cost', 'debit', null, null);
insert into allowed_pairs values ('5310', '2110'), ('2110', '5310'), ('3300', '5310'), ('5310', '3300'), ('1110', '5310'), ('5310', '1110')
  on conflict do nothing;
