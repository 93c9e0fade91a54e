create table user_accounts (
  id uuid primary key,
  kind text not null check (kind in ('staff', 'customer')),
  name text not null,
  email text unique check (email = lower(email)),
  phone text unique check (phone ~ '^\+[1-9]\d{7,14}$'),
  password_hash text,
  status text not null check (status in ('invited', 'active', 'suspended', 'deactivated')),
  -- May everything, until roles say what each person may.
  administrator boolean not null,
  -- An account of the demonstration office: its password may be made anew and shown.
  demonstration boolean not null,
  created_at timestamptz not null,
  check (email is not null or phone is not null),
  check (kind = 'staff' or not administrator)
);

-- The browser holds the token; here lies its sha256 alone, so that whoever reads this table cannot come in with it.
create table sessions (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  token_hash text not null unique,
  device text not null,
  remembered boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on sessions (account_id);

create table invitations (
  id uuid primary key,
  purpose text not null check (purpose in ('first-administrator', 'staff')),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
