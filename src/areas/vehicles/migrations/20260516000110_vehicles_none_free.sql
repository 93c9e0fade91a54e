-- Asked for, and no car of the class was free: once for each stretch, day and way of asking, without who asked.
create table car_none_free (
  id uuid primary key,
  class_id uuid not null references vehicle_classes,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  asked_on date not null,
  way text not null check (way in ('web', 'desk')),
  check (ends_at > starts_at),
  unique (class_id, asked_on, starts_at, ends_at, way)
);
