-- How much may be spent for owners without asking them; null where the agreement says nothing of it, and they are asked for everything.
alter table owner_pools add column expense_limit bigint check (expense_limit >= 0);
