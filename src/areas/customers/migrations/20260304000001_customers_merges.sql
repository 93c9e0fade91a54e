-- Two records that were one person. What the one that stays held before and what it took over, so that it can be undone.
create table party_merges (
  id uuid primary key,
  kept_id uuid not null references parties,
  merged_id uuid not null references parties check (merged_id <> kept_id),
  kept_before jsonb not null,
  kept_after jsonb not null,
  moved jsonb not null,
  merged_by text not null,
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  undone_by text
);
create unique index party_merges_standing on party_merges (merged_id) where undone_at is null;
create index on party_merges (kept_id);

-- Somebody who had made two accounts keeps both, and both open the one record.
alter table customer_accounts drop constraint customer_accounts_party_id_key;
create index on customer_accounts (party_id);
