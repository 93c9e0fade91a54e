alter table parties add constraint parties_branch foreign key (branch_id) references branches;
create index parties_branch_id on parties (branch_id);
