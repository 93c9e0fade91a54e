-- Whoever is invited has an account at once, so that roles can be given to it before it is opened; its owner writes name and contact.
alter table user_accounts
  drop constraint user_accounts_check,
  add constraint user_accounts_reached check (status = 'invited' or email is not null or phone is not null);

alter table invitations add column account_id uuid references user_accounts;
update invitations set withdrawn_at = now() where used_at is null and withdrawn_at is null;
