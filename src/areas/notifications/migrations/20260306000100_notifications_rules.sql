-- The words of a notice as the office has written them; without a row the declared ones hold. A version is never changed.
create table message_templates (
  id uuid primary key,
  notice text not null,
  channel text not null check (channel in ('in-app', 'sms', 'email', 'whatsapp')),
  version integer not null check (version > 0),
  subject text,
  text text not null,
  written_by text not null,
  written_at timestamptz not null,
  unique (notice, channel, version)
);

-- When and by which ways a notice goes; without a row it goes as it was declared.
create table message_rules (
  notice text primary key,
  enabled boolean not null,
  channels jsonb not null,
  delay_minutes integer not null check (delay_minutes between 0 and 43200),
  quiet boolean not null,
  changed_at timestamptz not null
);

-- What a person does not want to hear by which way: «service sms».
create table message_preferences (
  account_id uuid primary key references user_accounts,
  refused jsonb not null,
  quiet_from text,
  quiet_until text,
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);

-- Nothing goes there any more, whatever it is: a number that is somebody else's, an address that complained.
create table blocked_contacts (
  recipient text primary key,
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null
);
