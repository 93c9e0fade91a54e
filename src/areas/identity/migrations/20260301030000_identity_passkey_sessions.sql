-- Opened by a passkey: its owner was recognised by it, so it needs no second factor.
alter table sessions add column with_passkey boolean not null default false;
