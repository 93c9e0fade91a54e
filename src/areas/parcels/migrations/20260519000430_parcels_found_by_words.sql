create extension if not exists pg_trgm;

-- What a parcel is found by, beside it: a parcel is written at every step, and its words hardly ever.
create table parcel_words (
  parcel_id uuid primary key references parcels,
  words text not null
);
insert into parcel_words (parcel_id, words) select id, words from parcels;
create index parcel_words_within on parcel_words using gin (words gin_trgm_ops);

create function keep_parcel_words() returns trigger language plpgsql as $$
begin
  insert into parcel_words (parcel_id, words) values (new.id, new.words)
  on conflict (parcel_id) do update set words = excluded.words;
  return null;
end $$;
create trigger parcels_words_kept after insert or update of words on parcels
  for each row execute function keep_parcel_words();
