-- Rows of a table name the branch of their paper, or the customer's record does; for those that have neither one is chosen for the file.
alter table opening_imports add column branch_id uuid references branches;
