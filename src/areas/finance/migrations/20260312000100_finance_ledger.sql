-- An account with its key: the box of one branch, the credit of one customer.
create table leaves (
  id integer primary key generated always as identity,
  account text not null references accounts,
  key text not null default '',
  unique (account, key),
  unique (id, account)
);
comment on table leaves is 'add only';

create function leaf_has_key() returns trigger language plpgsql as $$
begin
  if (new.key = '') <> (select key_kind is null from accounts where code = new.account) then
    raise exception 'a leaf of % with the key "%"', new.account, new.key using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger leaves_with_key before insert on leaves for each row execute function leaf_has_key();
create trigger leaves_kept before update or delete or truncate on leaves for each statement execute function kept_for_good();

-- Whoever takes from a leaf that may not pass zero holds its row here; whoever gives to it waits for nobody.
create table leaf_guards (
  leaf integer primary key references leaves
);

-- Until when the books are closed: the last row holds, and an earlier day opens them again.
create table period_locks (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  locked_to date,
  reason text not null check (reason <> ''),
  locked_by text not null,
  locked_at timestamptz not null
);
comment on table period_locks is 'add only';

-- Everything that happened once is posted once. `locked_to` is what was closed when it was posted, `tx` the transaction that did it.
create table journals (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  day date not null,
  source text not null check (source <> ''),
  source_id text not null check (source_id <> ''),
  purpose text not null check (purpose <> ''),
  memo text not null,
  reverses uuid unique references journals check (reverses <> id),
  mirrors boolean generated always as (reverses is not null) stored,
  locked_to date check (locked_to < day),
  posted_by text not null,
  posted_at timestamptz not null,
  tx xid8 not null default pg_current_xact_id(),
  unique (source, source_id, purpose),
  unique (id, day, mirrors, tx)
);
create index on journals (day, sequence);
comment on table journals is 'add only';

-- Posting goes on beside posting; closing a period waits for those under way, and those after it see it closed.
create function period_open() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(968012);
  new.locked_to := (select locked_to from period_locks order by sequence desc limit 1);
  new.tx := pg_current_xact_id();
  return new;
end $$;
create trigger journals_in_open_period before insert on journals for each row execute function period_open();

create function posting_pauses() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(968012);
  return new;
end $$;
create trigger period_locks_alone before insert on period_locks for each row execute function posting_pauses();

-- Each row takes from one leaf what it gives to another, so the books balance whatever is in them. It belongs to the transaction
-- of its journal: nothing is added to one later, and the folds know by it what is finished. What a rule allows, its mirror may undo: a
-- reversal is measured by the pair of what it reverses.
create table transfers (
  id bigint primary key generated always as identity,
  journal uuid not null,
  day date not null,
  mirrors boolean not null default false,
  debit integer not null,
  debit_account text not null,
  credit integer not null,
  credit_account text not null,
  amount bigint not null check (amount > 0),
  line text check (line in ('rent', 'construction', 'equipment', 'cars', 'parcels', 'shared')),
  party_id uuid references parties,
  branch_id uuid references branches,
  contract_id uuid,
  resource_id uuid,
  project_id uuid,
  tx xid8 not null default pg_current_xact_id(),
  rule_debit text generated always as (case when mirrors then credit_account else debit_account end) stored,
  rule_credit text generated always as (case when mirrors then debit_account else credit_account end) stored,
  check (debit <> credit),
  check ((debit_account like '9%') = (credit_account like '9%')),
  check (line is not null or (debit_account !~ '^[456]' and credit_account !~ '^[456]')),
  foreign key (journal, day, mirrors, tx) references journals (id, day, mirrors, tx) on update cascade,
  foreign key (debit, debit_account) references leaves (id, account),
  foreign key (credit, credit_account) references leaves (id, account),
  foreign key (rule_debit, rule_credit) references allowed_pairs
);
create index on transfers (debit, tx) include (amount);
create index on transfers (credit, tx) include (amount);
create index on transfers (tx);
create index on transfers (journal);
create index on transfers (debit_account, day);
create index on transfers (credit_account, day);
comment on table transfers is 'add only';

create function of_this_transaction() returns trigger language plpgsql as $$
begin
  new.tx := pg_current_xact_id();
  return new;
end $$;
create trigger transfers_now before insert on transfers for each row execute function of_this_transaction();

create trigger period_locks_kept before update or delete or truncate on period_locks
  for each statement execute function kept_for_good();
create trigger journals_kept before update or delete or truncate on journals for each statement execute function kept_for_good();
create trigger transfers_kept before update or delete or truncate on transfers for each statement execute function kept_for_good();
