-- Cash under way out of a box: to another box, or to an account at a bank, until somebody there has seen it. So long it lies in the
-- leaf of 1145 with its id. Whoever sent it does not say as well that it came.
create table cash_moves (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  from_box_id uuid not null references cash_boxes,
  to_box_id uuid references cash_boxes check (to_box_id <> from_box_id),
  to_account_id uuid references company_bank_accounts,
  amount bigint not null check (amount > 0 and amount % 5 = 0),
  slip text check (slip <> ''),
  status text not null check (status in ('under-way', 'arrived', 'taken-back')),
  moved_by text not null check (moved_by <> ''),
  moved_at timestamptz not null,
  settled_by text,
  settled_at timestamptz,
  check ((to_box_id is null) <> (to_account_id is null)),
  check (slip is null or to_account_id is not null),
  check (status <> 'arrived' or to_account_id is null or slip is not null),
  check (status <> 'arrived' or settled_by <> moved_by),
  check ((status = 'under-way') = (settled_at is null)),
  check ((settled_at is null) = (settled_by is null))
);
create index on cash_moves (from_box_id, sequence desc);
create index on cash_moves (to_box_id, sequence desc);
create index on cash_moves (sequence) where settled_at is null;

-- Cash that was sent to a box arrives there.
insert into allowed_pairs values ('1110', '1145');
