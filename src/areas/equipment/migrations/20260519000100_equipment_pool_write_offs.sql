-- What of a pool is lost and comes back no more: its count went down by it. Pools are no asset of the books, so nothing is posted.
create table pool_write_offs (
  id uuid primary key,
  pool_id uuid not null references equipment_pools,
  quantity integer not null check (quantity > 0),
  -- The pieces that were counted, in words, and what they come to by the list of that day.
  pieces text not null,
  amount bigint not null check (amount >= 0),
  why text not null,
  -- How many there were of the pool afterwards.
  total integer not null check (total >= 0),
  asked_by text not null,
  -- Nobody, where it needed no second.
  agreed_by text,
  written_at timestamptz not null
);
create index pool_write_offs_of_pool on pool_write_offs (pool_id, written_at desc);
