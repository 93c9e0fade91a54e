-- What one answers again and again. «{name}» in the text stands for the customer's name.
create table saved_replies (
  id uuid primary key,
  title text not null,
  text text not null,
  changed_at timestamptz not null,
  archived_at timestamptz
);
create unique index on saved_replies (title) where archived_at is null;
