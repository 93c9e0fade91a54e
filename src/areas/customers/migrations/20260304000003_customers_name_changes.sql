-- Whose card we have seen does not get another name by a form: somebody compares it with the card first.
create table name_changes (
  id uuid primary key,
  party_id uuid not null references parties,
  name text not null,
  status text not null check (status in ('pending', 'accepted', 'refused', 'withdrawn')),
  refusal text,
  asked_by text not null,
  asked_at timestamptz not null,
  answered_by text,
  answered_at timestamptz
);
create unique index name_changes_pending on name_changes (party_id) where status = 'pending';
