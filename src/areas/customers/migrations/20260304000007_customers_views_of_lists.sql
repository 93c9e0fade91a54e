-- Other lists keep views too; those there are, are of the customers.
alter table saved_views add column list text not null default 'customers';
