-- The statement of a settlement is printed once more when all of it was paid out, and ends at nothing owed.
alter table kept_papers drop constraint kept_papers_state_check;
alter table kept_papers add constraint kept_papers_state_check check (state in ('issued', 'paid', 'reversed'));
