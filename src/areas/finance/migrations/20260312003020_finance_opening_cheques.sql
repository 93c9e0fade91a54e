-- A cheque that was brought in from the books before ours and should not have been: it lies in no place of the vault, and may come again.
alter table cheques drop constraint cheques_status_check;
alter table cheques add constraint cheques_status_check check (status in
  ('received', 'deposited', 'cleared', 'bounced', 'redeposited', 'replaced', 'settled-otherwise', 'returned', 'legal', 'undone'));
drop index cheques_once;
create unique index cheques_once on cheques (bank, coalesce(account, ''), number) where status not in ('returned', 'undone');
