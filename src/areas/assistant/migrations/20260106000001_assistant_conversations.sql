-- A conversation is known by the id of the form that began it; whoever has its address has the conversation.
create table conversations (
  id uuid primary key,
  sequence integer generated always as identity unique,
  status text not null default 'with-assistant' check (status in ('with-assistant', 'waiting-for-person', 'with-person', 'ended')),
  name text,
  phone text,
  hand_over_form uuid unique,
  started_at timestamptz not null,
  handed_over_at timestamptz,
  check ((status = 'with-assistant') = (handed_over_at is null) or status = 'ended')
);
create index on conversations (status, handed_over_at);

-- What a visitor wrote has the id of the form it came in, so that a second press is the same line.
create table conversation_lines (
  id uuid primary key,
  conversation_id uuid not null references conversations,
  sequence bigint generated always as identity,
  author text not null check (author in ('visitor', 'assistant', 'staff')),
  text text not null,
  link_path text,
  link_label text,
  suggestions jsonb not null default '[]',
  offers_person boolean not null default false,
  written_at timestamptz not null
);
create index on conversation_lines (conversation_id, sequence);
