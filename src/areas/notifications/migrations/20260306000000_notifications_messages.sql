-- The outbox belongs to the messages' own area from here on: every way out, every state, and what a state came of.
alter table messages
  drop constraint messages_channel_check,
  drop constraint messages_status_check,
  add column notice text not null default '',
  add column category text not null default 'service' check (category in ('code', 'security', 'service', 'marketing')),
  add column subject_id text not null default '',
  add column account_id uuid references user_accounts,
  add column because text check (because in ('preference', 'quiet', 'blocked', 'duplicate', 'undone')),
  add column path text,
  add column dedupe_key text unique,
  add column send_after timestamptz not null default now(),
  add column sending_since timestamptz,
  add column interruptions integer not null default 0,
  add column provider_id text,
  add column delivered_at timestamptz,
  add column read_at timestamptz,
  add constraint messages_channel check (channel in ('in-app', 'sms', 'email', 'whatsapp')),
  add constraint messages_status check (status in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'dead',
    'suppressed', 'no-provider', 'cancelled')),
  add constraint in_the_bell_of_somebody check (channel <> 'in-app' or account_id is not null);

update messages set subject_id = facts.subject_id from facts where facts.id = messages.fact_id;
-- What an older version gave up on was tried for two days.
update messages set status = 'dead' where status = 'failed';

create index on messages (send_after, id) where status in ('queued', 'failed');
create index on messages (sending_since) where status = 'sending';
create index on messages (subject_id, queued_at desc);
create index on messages (account_id, queued_at desc) where channel = 'in-app';
create index on messages (account_id) where channel = 'in-app' and status = 'delivered';
create index on messages (provider_id) where provider_id is not null;
