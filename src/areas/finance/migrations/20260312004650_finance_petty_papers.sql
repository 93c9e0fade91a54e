-- A paper is looked for by its number before it is paid out of a box, or entered as a bill.
create index petty_expenses_paper on petty_expenses (lower(paper));
create index bills_paper on bills (lower(number)) where reversed_at is null;
