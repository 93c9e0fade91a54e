-- A table of a bank that somebody brought for one of the company's accounts: its rows as they were in the file, what each column means,
-- and what was found wrong. What the columns of the last one meant is where the next one begins.
create table bank_statements (
  id uuid primary key,
  account_id uuid not null references company_bank_accounts,
  file_name text not null,
  status text not null check (status in ('uploaded', 'checked', 'taken', 'left')),
  headers jsonb not null,
  rows jsonb not null,
  mapping jsonb not null,
  faults jsonb not null,
  fresh integer not null default 0,
  known integer not null default 0,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  ended_at timestamptz
);
create index on bank_statements (account_id, uploaded_at desc);

-- What the bank says happened. One line is kept once, from however many files it comes: those alike in all of these are told apart by
-- which of them it is. Above zero came in, below zero went out. What it is stays; what was made of it says its status.
create table bank_lines (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  account_id uuid not null references company_bank_accounts,
  statement_id uuid not null references bank_statements,
  day date not null,
  amount bigint not null check (amount <> 0),
  description text not null,
  reference text not null,
  balance bigint,
  nth integer not null check (nth > 0),
  words text not null,
  status text not null default 'new' check (status in ('new', 'matched', 'locked')),
  matched_as text,
  matched_by text,
  matched_at timestamptz,
  journal_id uuid references journals,
  unique nulls not distinct (account_id, day, amount, reference, balance, nth),
  unique (id, amount),
  check ((status = 'new') = (matched_as is null)),
  check ((matched_as is null) = (matched_at is null)),
  check ((matched_as is null) = (matched_by is null)),
  check (journal_id is null or matched_as is not null)
);
create index on bank_lines (account_id, day desc, sequence desc);
create index on bank_lines (account_id, day) where status = 'new';
create index on bank_lines (journal_id) where journal_id is not null;

create function bank_line_stays() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.statement_id, new.day, new.amount, new.description, new.reference, new.balance, new.nth)
    is distinct from (old.id, old.account_id, old.statement_id, old.day, old.amount, old.description, old.reference, old.balance, old.nth)
    or old.status = 'locked'
  then
    raise exception 'bank line % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bank_lines_stay before update on bank_lines for each row execute function bank_line_stays();
create trigger bank_lines_kept before delete or truncate on bank_lines for each statement execute function kept_for_good();

-- Which rows of the books a line of the bank is: each is seen once.
create table bank_matches (
  transfer_id bigint primary key references transfers,
  line_id uuid not null references bank_lines
);
create index on bank_matches (line_id);

-- A month of an account in which every line is explained; nothing of it is matched anew. The last row of an account holds.
create table bank_reconciliations (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  account_id uuid not null references company_bank_accounts,
  until date not null,
  stated bigint not null,
  booked bigint not null,
  locked_by text not null,
  locked_at timestamptz not null,
  unique (account_id, until)
);
create trigger bank_reconciliations_kept before update or delete or truncate on bank_reconciliations
  for each statement execute function kept_for_good();
comment on table bank_reconciliations is 'add only';

-- Which takings by card the provider has paid out, and what it kept for it.
create table card_settlements (
  id uuid primary key,
  line_id uuid not null references bank_lines,
  provider text not null,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0),
  fee_vat bigint not null check (fee_vat >= 0),
  journal_id uuid not null unique references journals,
  check (gross > fee + fee_vat)
);
create index on card_settlements (line_id);
create trigger card_settlements_kept before update or delete or truncate on card_settlements
  for each statement execute function kept_for_good();
comment on table card_settlements is 'add only';

-- Free again when its settlement is undone.
create table settled_parts (
  part_id uuid primary key references receipt_parts,
  settlement_id uuid not null references card_settlements
);
create index on settled_parts (settlement_id);

-- What the bank keeps for itself carries a tax that comes back; what went out and nobody knows lies in a leaf of its line; money of
-- others that comes to the account held for them may be unknown as well.
insert into allowed_pairs
  select d.code, c.code from (values ('1250', '1120'), ('1290', '1120'), ('1130', '2159')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
