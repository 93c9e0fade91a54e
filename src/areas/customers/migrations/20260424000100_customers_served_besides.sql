-- A customer belongs to one branch, and others serve them besides: where they have a contract, or where somebody who reaches both said so.
alter table parties add column also_served uuid[] not null default '{}';
