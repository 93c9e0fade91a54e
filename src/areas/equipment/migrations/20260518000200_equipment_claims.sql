-- Up to which damage of a machine whoever decides lets the hirer off alone.
alter table hire_rules add column absorb_limit bigint not null default 20000 check (absorb_limit >= 0);
alter table hire_rules alter column absorb_limit drop default;
