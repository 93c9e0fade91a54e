-- Coins end at five baisa, and most papers with tax do not: what cash leaves of a due below the smallest coin is given up as it is paid.
-- It stands on the payment itself, so whatever takes that back takes this back too.
alter table allocations add column rounded_net bigint not null default 0 check (rounded_net >= 0);
alter table allocations add column rounded_vat bigint not null default 0 check (rounded_vat >= 0);
alter table allocations add check (rounded_net + rounded_vat < 5);

alter table charge_movements drop constraint charge_movements_kind_check;
alter table charge_movements add constraint charge_movements_kind_check
  check (kind in ('raised', 'credited', 'paid', 'released', 'written-off', 'restored', 'undone', 'rounded', 'unrounded'));
alter table charge_movements drop constraint charge_movements_check1;
alter table charge_movements add constraint charge_movements_check1
  check (case when kind in ('raised', 'released', 'restored', 'unrounded') then net >= 0 and vat >= 0 else net <= 0 and vat <= 0 end);

-- It is a cost, and closes with its year; of the sub-accounts there are as well.
insert into allowed_pairs
  select d.code, c.code from (values ('6199', '1210'), ('6199', '3300'), ('3300', '6199')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
