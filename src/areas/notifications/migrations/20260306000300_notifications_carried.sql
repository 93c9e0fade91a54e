-- When a carrier took it, and when one last would not: what somebody sent by hand says nothing of the carrier.
alter table messages
  add column carried_at timestamptz,
  add column failed_at timestamptz;

update messages set carried_at = sent_at where channel in ('sms', 'email') and status in ('sent', 'delivered') and attempts > 0;

create index on messages (channel, carried_at desc) where carried_at is not null;
create index on messages (channel, failed_at desc) where failed_at is not null;
create index on messages (channel) where status = 'no-provider';
