-- By its own link whoever speaks for a site sees the day sheets of that hire which wait for them. Of the link only a hash is kept.
create table sheet_links (
  id uuid primary key,
  contract_id uuid not null references hires,
  phone text not null,
  token_hash text not null unique,
  -- The code that was sent to this phone last.
  code_id uuid,
  -- When they were reminded last: a day and its hour.
  reminded_slot text,
  made_at timestamptz not null,
  unique (contract_id, phone)
);
