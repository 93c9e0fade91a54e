-- A code that was sent to a phone or an e-mail address. The code itself lies nowhere: it follows from the id under our own secret.
create table one_time_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'sign-in', 'reset', 'contact')),
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  -- Whose contact it is. To register it must be nobody's, for the rest somebody's: else no code is sent, and none is right.
  account_id uuid references user_accounts,
  sent integer not null,
  sent_at timestamptz not null,
  tries integer not null,
  remembered boolean not null,
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on one_time_codes (expires_at);

-- Somebody on the way to an account, until the code has come back.
create table registrations (
  code_id uuid primary key references one_time_codes on delete cascade,
  name text not null,
  password_hash text not null,
  other_email text check (other_email = lower(other_email)),
  text_version text not null,
  marketing boolean not null
);

-- An address its owner gave but has not shown to be theirs: nobody signs in with it, and it keeps nobody else from it.
alter table user_accounts add column awaited_email text check (awaited_email = lower(awaited_email));

-- A new password may be set once, by whoever holds the link or has typed the code.
create table password_resets (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on password_resets (account_id);

create table second_factors (
  account_id uuid primary key references user_accounts,
  -- Encrypted under our own secret.
  secret text not null,
  -- The last half minute whose code was taken: no code works twice.
  last_step bigint not null,
  created_at timestamptz not null,
  enabled_at timestamptz
);

create table recovery_codes (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  code_hash text not null,
  used_at timestamptz,
  unique (account_id, code_hash)
);

-- Between the password and the second factor.
create table second_steps (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  tries integer not null,
  remembered boolean not null,
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on second_steps (expires_at);

-- A device that is not asked for the second factor again; the browser holds the token, here lies its sha256.
create table trusted_devices (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on trusted_devices (account_id);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on passkeys (account_id);

-- What a passkey has to sign, once.
create table passkey_challenges (
  id uuid primary key,
  account_id uuid references user_accounts,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on passkey_challenges (expires_at);

-- What a person agreed to, in the words of which edition, and how we know.
create table consents (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  purpose text not null,
  text_version text not null,
  channel text not null,
  evidence text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index on consents (account_id, purpose) where withdrawn_at is null;
