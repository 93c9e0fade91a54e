-- A rent deposit that went back in cash comes back into a box when its voucher is undone.
insert into allowed_pairs values ('1110', '2130'), ('2130', '1110') on conflict do nothing;
