-- Every device an account was ever opened from, once each, whatever becomes of its sessions. One that was not seen before is
-- asked about, and the owner's answer stays.
create table seen_devices (
  id uuid primary key,
  account_id uuid not null references user_accounts (id),
  device text not null,
  standing text not null check (standing in ('known', 'asked', 'confirmed', 'denied')),
  session_id uuid not null,
  seen_at timestamptz not null,
  answered_at timestamptz,
  unique (account_id, device)
);

insert into seen_devices (id, account_id, device, standing, session_id, seen_at)
select distinct on (account_id, device) id, account_id, device, 'known', id, created_at
from sessions
where not awaits_second_factor
order by account_id, device, created_at;
