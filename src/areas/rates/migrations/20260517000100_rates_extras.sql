-- Prices of a card besides its ladder and its hour: overtime, a load. Their names are those of the line.
create table rate_extras (
  list_id uuid not null,
  class_id uuid not null,
  name text not null,
  price bigint not null check (price >= 0),
  primary key (list_id, class_id, name),
  foreign key (list_id, class_id) references rate_cards (list_id, class_id)
);
create trigger rate_extras_stay before update or delete on rate_extras for each row execute function rates_stay();
