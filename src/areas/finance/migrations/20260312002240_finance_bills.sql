-- Whom the company buys from.
create table suppliers (
  id uuid primary key,
  name text not null check (name <> ''),
  folded text not null unique,
  vatin text unique,
  phone text,
  iban text,
  added_at timestamptz not null
);

-- What a supplier asks for, under the number on his own paper, which comes once. What is still to pay of it is never below nothing; a bill
-- that should not have been is mirrored, and its number is free again.
create table bills (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  supplier_id uuid not null references suppliers,
  number text not null check (number <> ''),
  day date not null,
  due_on date not null check (due_on >= day),
  posted_on date not null,
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  recoverable bigint not null check (recoverable between 0 and vat),
  open bigint not null check (open between 0 and net + vat),
  note text,
  words text not null,
  entered_by text not null,
  entered_at timestamptz not null,
  journal_id uuid not null unique references journals,
  reversed_by text,
  reversed_at timestamptz,
  reason text,
  check ((reversed_by is null) = (reversed_at is null)),
  check ((reversed_at is null) = (reason is null)),
  check (reversed_at is null or open = 0)
);
create unique index bills_number on bills (supplier_id, lower(number)) where reversed_at is null;
create index on bills (supplier_id, day desc);
create index on bills (due_on) where open > 0;

create table bill_lines (
  bill_id uuid not null references bills,
  place integer not null check (place > 0),
  account text not null references accounts,
  line text not null,
  description text not null check (description <> ''),
  net bigint not null check (net > 0),
  vat_category text not null check (vat_category in ('standard', 'zero', 'exempt', 'out-of-scope')),
  vat bigint not null check (vat >= 0),
  recoverable boolean not null,
  primary key (bill_id, place)
);
create trigger bill_lines_kept before update or delete or truncate on bill_lines for each statement execute function kept_for_good();
comment on table bill_lines is 'add only';

-- One asks, another agrees, and it is paid by that.
create table bill_payments (
  id uuid primary key,
  bill_id uuid not null references bills,
  account_id uuid not null references company_bank_accounts,
  amount bigint not null check (amount > 0),
  asked_by text not null,
  paid_by text not null check (paid_by <> asked_by),
  paid_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create index on bill_payments (bill_id);
create trigger bill_payments_kept before update or delete or truncate on bill_payments
  for each statement execute function kept_for_good();
comment on table bill_payments is 'add only';

-- What is bought is a cost, owed to whom it was bought from; at the end of a year every cost closes into what was earned.
insert into allowed_pairs
  select d.code, c.code from (
    select unnest(array['5200', '5210', '5220', '5300', '5400', '5500', '6110', '6120', '6130', '6140']) debit, '2110' credit
    union select '3300', unnest(array['5200', '5220', '5500'])
    union select unnest(array['5200', '5220', '5500']), '3300') pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
