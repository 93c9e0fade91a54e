-- What a property or one of its units looks like, in the order it is shown; the first is the cover.
create table place_photos (
  id uuid primary key,
  property_id uuid not null references properties,
  -- Of a unit; of the property itself where there is none.
  unit_id uuid references units,
  file_id uuid not null unique references files,
  -- The same picture, small enough for a list of many.
  small_file_id uuid not null unique references files,
  position integer not null,
  -- What is seen on it, for whoever does not see it.
  said text,
  added_by text not null,
  added_at timestamptz not null
);
create index on place_photos (property_id);
create index on place_photos (unit_id);
