-- What a paper is found by, in the one spelling of search (values/text.ts folds it): its number and the customer as they stand on it.
-- And by which it is verified from outside: nobody guesses it, and it says nothing of the paper.
alter table invoices add column words text not null default '';
alter table invoices add column token text not null unique default replace(gen_random_uuid()::text, '-', '');
