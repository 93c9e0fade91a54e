-- What really happened, beside the plan: when a thing went out and when it came back. Late is a fact, and never refused.
create table custodies (
  occupancy_id uuid primary key references occupancies,
  resource_id uuid not null references resources,
  out_at timestamptz not null,
  out_by text not null,
  back_at timestamptz check (back_at >= out_at),
  back_by text,
  check ((back_at is null) = (back_by is null))
);
-- A thing is with one person at a time.
create unique index custodies_still_out on custodies (resource_id) where back_at is null;
