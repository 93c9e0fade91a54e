-- What else is handed over or signed is kept as it was printed first too. Such a paper is verified by a code of the copy that is kept:
-- what was never handed out has none.
alter table kept_papers drop constraint kept_papers_kind_check;
alter table kept_papers add constraint kept_papers_kind_check check (
  kind in ('invoice', 'receipt', 'payout', 'cheque-list', 'deposit-slip', 'bounce', 'cash-move', 'cash-session', 'journal')
);
alter table kept_papers add column token text unique check (token ~ '^[0-9a-f]{32}$');
alter table kept_papers add constraint kept_papers_token_or_own check ((token is null) = (kind in ('invoice', 'receipt')));
