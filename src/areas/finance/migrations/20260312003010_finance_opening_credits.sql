-- What customers paid ahead, and what they left with us, before our books began: ours to give back, and against 3999 as the rest.
insert into allowed_pairs select '3999', code from accounts
  where code in ('2130', '2140', '2160') or parent in ('2130', '2140', '2160') on conflict do nothing;

-- Such a credit is used and goes back as what is left of a receipt, but it is no receipt: it is numbered apart, or known by its old number.
alter table receipts add column kind text not null default 'receipt' check (kind in ('receipt', 'opening-credit'));
alter table receipts drop constraint receipts_branch_id_year_sequence_key;
alter table receipts add unique (kind, branch_id, year, sequence);
alter table receipts drop constraint receipts_number_key;
create unique index receipts_number on receipts (number) where kind = 'receipt';
create index receipts_numbered on receipts (number);
alter table receipts add check ((kind = 'receipt') or session_id is null);

alter table receipt_parts drop constraint receipt_parts_method_check;
alter table receipt_parts add constraint receipt_parts_method_check
  check (method in ('cash', 'card', 'bank-transfer', 'cheque', 'online', 'opening'));
alter table receipt_parts add check ((method = 'opening') = (account = '3999'));

alter table deposit_movements drop constraint deposit_movements_kind_check;
alter table deposit_movements add constraint deposit_movements_kind_check
  check (kind in ('received', 'taken-back', 'used', 'released', 'refunded', 'returned', 'undone'));
