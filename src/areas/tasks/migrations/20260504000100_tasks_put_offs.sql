-- What somebody puts off on their first page, and until when. It comes back by itself; by law nothing is put off.
create table put_offs (
  account_id text not null,
  key text not null check (key not like 'law:%'),
  title text not null,
  until date not null,
  put_at timestamptz not null,
  primary key (account_id, key)
);
