-- A session may wait for its second factor: until then it opens nothing. That needs no table of its own.
drop table second_steps;
alter table sessions add column awaits_second_factor boolean not null default false;
alter table sessions alter column awaits_second_factor drop default;

-- What a passkey has to sign is sealed, so only what was signed already is kept.
drop table passkey_challenges;
create table signed_challenges (
  id uuid primary key,
  signed_at timestamptz not null
);
