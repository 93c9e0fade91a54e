-- The slip of a transfer of credit is a paper that is kept, beside all that were before it.
alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in (
    'invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal', 'statement',
    'tax-payment', 'bill-payment', 'set-off', 'settlement', 'transfer-order', 'staff-receipt', 'supplier-receipt', 'credit-transfer'
  )
);
