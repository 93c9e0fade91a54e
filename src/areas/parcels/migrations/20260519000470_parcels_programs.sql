-- From where a key was used: a new address is told to its merchant.
create table api_key_addresses (
  key_id uuid not null references api_keys,
  address text not null,
  seen_at timestamptz not null,
  primary key (key_id, address)
);

-- What an address is told: everything where nothing is named.
alter table api_webhooks add column events text[];
