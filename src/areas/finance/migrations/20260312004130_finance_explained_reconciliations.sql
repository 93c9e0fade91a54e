-- Why what is older than the lines of a month was still not shown by the bank when it was locked.
alter table bank_reconciliations add column explained text check (explained <> '');
