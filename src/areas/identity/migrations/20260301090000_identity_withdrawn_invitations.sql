-- An invitation that was withdrawn leaves an account that nobody ever came in with, and that has no contact.
alter table user_accounts
  drop constraint user_accounts_reached,
  add constraint user_accounts_reached check (
    status in ('invited', 'deactivated') or email is not null or phone is not null or erased_at is not null
  );
