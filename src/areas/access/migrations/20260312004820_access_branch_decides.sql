-- What is of one branch is decided by nobody whose role is held in another; and up to an amount of the rule by whoever manages that branch.
alter table approval_rules add column branch_limit bigint check (branch_limit >= 0);
alter table approvals
  add column branch_id uuid references branches,
  add column by_branch boolean not null default false,
  add check (not by_branch or branch_id is not null);
-- Where the rule is there already it begins as in a new office.
update approval_rules set branch_limit = 5000 where action = 'finance.approve-difference';
