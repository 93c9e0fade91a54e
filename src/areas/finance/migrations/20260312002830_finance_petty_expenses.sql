-- Something small that is paid at once out of a box, with the paper of whoever was paid. The tax on it comes back as that of a bill does.
create table petty_expenses (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  session_id uuid not null references cash_sessions,
  box_id uuid not null references cash_boxes,
  branch_id uuid not null references branches,
  payee text not null check (payee <> ''),
  vatin text,
  paper text,
  day date not null,
  account text not null references accounts,
  line text not null,
  description text not null check (description <> ''),
  amount bigint not null check (amount > 0 and amount % 5 = 0),
  vat bigint not null check (vat >= 0 and vat < amount),
  file_id uuid not null references files,
  spent_by text not null,
  spent_at timestamptz not null,
  journal_id uuid not null unique references journals,
  check (vat = 0 or vatin is not null)
);
create index on petty_expenses (branch_id, sequence desc);
create index on petty_expenses (session_id);
create index on petty_expenses (file_id);
create trigger petty_expenses_kept before update or delete or truncate on petty_expenses
  for each statement execute function kept_for_good();
comment on table petty_expenses is 'add only';

-- The cash is back in the box it came out of, while it is still kept by whoever paid.
create table petty_reversals (
  expense_id uuid primary key references petty_expenses,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create trigger petty_reversals_kept before update or delete or truncate on petty_reversals
  for each statement execute function kept_for_good();
comment on table petty_reversals is 'add only';

insert into allowed_pairs
  select d.code, c.code from (
    select unnest(array['5200', '5210', '5220', '5300', '5400', '5500', '6110', '6120', '6130', '6140', '1250']) debit, '1110' credit) pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
