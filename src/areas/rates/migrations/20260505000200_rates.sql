-- Prices of what is let by classes: a whole list at a time, never edited once it is published. Money is whole baisa, without tax.
create table rate_lists (
  id uuid primary key,
  -- What is let: the area says its name for it.
  line text not null,
  number integer not null check (number > 0),
  valid_from date not null,
  published_at timestamptz not null,
  published_by text not null,
  unique (line, number)
);
create index rate_lists_valid on rate_lists (line, valid_from desc, number desc);

-- Days of the year, MM-DD, both within; one may go over the new year.
create table rate_seasons (
  list_id uuid not null references rate_lists,
  name text not null,
  from_day text not null check (from_day ~ '^\d\d-\d\d$'),
  to_day text not null check (to_day ~ '^\d\d-\d\d$'),
  primary key (list_id, name)
);

create table rate_cards (
  list_id uuid not null references rate_lists,
  class_id uuid not null,
  hour bigint not null check (hour >= 0),
  primary key (list_id, class_id)
);

-- One price of a ladder; the ordinary season has no name.
create table rate_rows (
  list_id uuid not null,
  class_id uuid not null,
  season text not null,
  days integer not null check (days > 0),
  price bigint not null check (price > 0),
  primary key (list_id, class_id, season, days),
  foreign key (list_id, class_id) references rate_cards
);

create function rates_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a published list of prices is never changed';
end $$;
create trigger rate_lists_stay before update or delete on rate_lists for each row execute function rates_stay();
create trigger rate_seasons_stay before update or delete on rate_seasons for each row execute function rates_stay();
create trigger rate_cards_stay before update or delete on rate_cards for each row execute function rates_stay();
create trigger rate_rows_stay before update or delete on rate_rows for each row execute function rates_stay();
