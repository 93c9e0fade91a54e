-- What was paid to the tax authority, and what came back from it, with the number it gave for it. One asks to pay, another agrees, and it
-- is paid by that; what comes back is written down as the bank shows it. They are counted within the quarter they are for.
create table tax_payments (
  id uuid primary key,
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  nth integer not null check (nth > 0),
  kind text not null check (kind in ('paid', 'refunded')),
  account_id uuid not null references company_bank_accounts,
  amount bigint not null check (amount > 0),
  reference text not null check (reference <> ''),
  asked_by text not null,
  done_by text not null,
  done_at timestamptz not null,
  journal_id uuid not null unique references journals,
  unique (quarter, nth),
  check (kind = 'refunded' or done_by <> asked_by)
);
create trigger tax_payments_kept before update or delete or truncate on tax_payments for each statement execute function kept_for_good();
comment on table tax_payments is 'add only';

-- The bank sent it back, or it was somebody else's.
create table tax_payment_reversals (
  payment_id uuid primary key references tax_payments,
  reason text not null check (reason <> ''),
  reversed_by text not null,
  reversed_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create trigger tax_payment_reversals_kept before update or delete or truncate on tax_payment_reversals
  for each statement execute function kept_for_good();
comment on table tax_payment_reversals is 'add only';
