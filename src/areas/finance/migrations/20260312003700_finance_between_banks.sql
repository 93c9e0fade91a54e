-- Money also goes from an account of the company to another of its own. The two banks show it on different days, so it lies under way in
-- between, as cash does; and it is no cash: any amount can go.
alter table cash_moves drop constraint cash_moves_check8;
alter table cash_moves drop constraint cash_moves_amount_check;
alter table cash_moves add constraint cash_moves_amount_check check (
  amount > 0 and (amount % 5 = 0 or (from_account_id is not null and to_account_id is not null))
);
alter table cash_moves add constraint cash_moves_to_another_account check (to_account_id <> from_account_id);

-- What is held for others also leaves and reaches an account of theirs by way of what is under way.
insert into allowed_pairs
  select d.code, c.code from (values ('1145', '1130'), ('1130', '1145')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;

-- The order to the bank is a paper of its own.
alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement',
    'tax-payment', 'bill-payment', 'set-off', 'settlement', 'transfer-order'
  )
);
