-- Papers of other areas that are verified at the address of ours: what each is called, its number, day and amount, and its code.
create table certificates (
  id uuid primary key,
  label text not null,
  number text not null unique,
  day date not null,
  total bigint not null,
  token text not null unique
);
comment on table certificates is 'add only';
