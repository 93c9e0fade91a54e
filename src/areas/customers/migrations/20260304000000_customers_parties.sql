create table parties (
  id uuid primary key,
  sequence integer not null unique,
  kind text not null check (kind in ('person', 'company')),
  -- As on the card; the parts of it only where somebody wrote them apart.
  name text not null,
  given_name text,
  father_name text,
  grandfather_name text,
  family_name text,
  latin_name text,
  civil_number text check (civil_number ~ '^\d{6,9}$'),
  passport_number text check (passport_number ~ '^[A-Z0-9]{5,12}$'),
  passport_country text check (passport_country ~ '^[A-Z]{2}$'),
  commercial_register text check (commercial_register ~ '^\d{5,10}$'),
  vatin text check (vatin ~ '^OM\d{10}$'),
  phone text check (phone ~ '^\+[1-9]\d{7,14}$'),
  whatsapp boolean not null,
  email text check (email = lower(email)),
  preferred_channel text check (preferred_channel in ('call', 'whatsapp', 'sms', 'email')),
  wilayat text,
  quarter text,
  -- The address as it has been, and beside it the new national one: numbers change, so both are kept.
  block text,
  plot text,
  way text,
  building text,
  flat text,
  post_box text,
  postal_code text check (postal_code ~ '^\d{3}$'),
  national_unit text,
  national_street text,
  national_place text,
  branch_id uuid,
  risk text not null check (risk in ('none', 'watch', 'blocked')),
  risk_reason text,
  risk_until date,
  credit_limit bigint check (credit_limit >= 0),
  merged_into uuid references parties check (merged_into <> id),
  -- The name in the one spelling of search, for the order of lists and for likeness; the words it is found by.
  folded_name text not null,
  search tsvector not null,
  version integer not null,
  created_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((risk = 'none') = (risk_reason is null))
);
create sequence customer_numbers as integer start with 10001 owned by parties.sequence;
-- One record for one phone, card or register: of two clerks at once, one is told of the other's.
create unique index parties_phone on parties (phone) where merged_into is null;
create unique index parties_civil_number on parties (civil_number) where merged_into is null;
create unique index parties_passport on parties (passport_country, passport_number) where merged_into is null;
create unique index parties_commercial_register on parties (commercial_register) where merged_into is null;
create index parties_search on parties using gin (search);
create index parties_folded_name on parties (folded_name collate "C");
create index parties_merged_into on parties (merged_into) where merged_into is not null;

create table party_roles (
  id uuid primary key,
  party_id uuid not null references parties,
  role text not null,
  since date not null,
  until date check (until >= since)
);
create unique index party_roles_now on party_roles (party_id, role) where until is null;

create table identity_documents (
  id uuid primary key,
  party_id uuid not null references parties,
  kind text not null,
  number text,
  issued_on date,
  expires_on date,
  file_id uuid references files,
  status text not null check (status in ('awaiting-check', 'valid', 'refused', 'replaced')),
  refusal text,
  added_by text not null,
  added_at timestamptz not null,
  checked_by text,
  checked_at timestamptz,
  check ((status = 'refused') <= (refusal is not null))
);
create index on identity_documents (party_id);
create index on identity_documents (file_id);

-- Further people and numbers: the accountant of a company, a second phone.
create table party_contacts (
  id uuid primary key,
  party_id uuid not null references parties,
  name text not null,
  position text,
  phone text check (phone ~ '^\+[1-9]\d{7,14}$'),
  email text check (email = lower(email)),
  added_at timestamptz not null,
  removed_at timestamptz
);
create index on party_contacts (party_id);

create table bank_accounts (
  id uuid primary key,
  party_id uuid not null references parties,
  iban text not null,
  holder text not null,
  bank text,
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index bank_accounts_now on bank_accounts (party_id, iban) where removed_at is null;

create table party_relations (
  id uuid primary key,
  party_id uuid not null references parties,
  other_id uuid not null references parties,
  kind text not null check (kind in ('delegate', 'attorney', 'guarantor', 'heir')),
  powers text,
  since date not null,
  until date check (until >= since),
  check (party_id <> other_id)
);
create index on party_relations (party_id);
create index on party_relations (other_id);

-- Whose account opens whose record. One account has one record, and one record one account.
create table customer_accounts (
  account_id text primary key,
  party_id uuid not null unique references parties,
  joined_at timestamptz not null
);
