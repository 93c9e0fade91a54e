-- Somebody looks at the product with another person's eyes: in this session alone, for half an hour at most.
create table seeings (
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  account_id uuid not null references user_accounts,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create unique index on seeings (session_id) where ended_at is null;
