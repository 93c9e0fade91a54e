-- The voucher of what was paid to the tax authority is kept as the others are.
alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement', 'tax-payment'
  )
);
