-- Who asked to spend what of an owner's money stays known, agreed to or not.
comment on table owner_bills_asked is 'add only';
create trigger owner_bills_asked_kept before delete or truncate on owner_bills_asked for each statement execute function kept_for_good();
