-- Cheques that somebody handed over together, and the paper that says so.
create table cheque_lists (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  party_id uuid not null references parties,
  giver text not null,
  note text,
  received_on date not null,
  received_at timestamptz not null,
  received_by text not null,
  unique (branch_id, year, sequence)
);
comment on table cheque_lists is 'add only';

-- Cheques that went to the bank together.
create table deposit_slips (
  id uuid primary key,
  branch_id uuid not null references branches,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  account_id uuid not null references company_bank_accounts,
  deposited_on date not null,
  deposited_at timestamptz not null,
  deposited_by text not null,
  unique (branch_id, year, sequence)
);
comment on table deposit_slips is 'add only';

-- A promise of money: the vault says where it lies, the ledger watches it in class 9, and money comes of it when the bank has paid.
create table cheques (
  id uuid primary key,
  list_id uuid not null references cheque_lists,
  place integer not null check (place > 0),
  branch_id uuid not null references branches,
  party_id uuid not null references parties,
  drawer text not null check (drawer <> ''),
  bank text not null check (bank <> ''),
  account text check (account ~ '^\d+$'),
  number text not null check (number ~ '^\d{6,12}$'),
  amount bigint not null check (amount > 0),
  due_on date not null,
  rest text not null check (rest in ('oldest', 'credit')),
  status text not null check (status in
    ('received', 'deposited', 'cleared', 'bounced', 'redeposited', 'replaced', 'settled-otherwise', 'returned', 'legal')),
  slip_id uuid references deposit_slips,
  receipt_id uuid references receipts,
  replaced_by uuid references cheque_lists,
  told_on date,
  words text not null default '',
  unique (list_id, place),
  unique (id, party_id),
  check ((status = 'cleared') = (receipt_id is not null)),
  check ((status = 'replaced') = (replaced_by is not null)),
  check (status not in ('deposited', 'redeposited', 'cleared', 'bounced', 'legal') or slip_id is not null)
);
-- What was handed back may come again.
create unique index cheques_once on cheques (bank, coalesce(account, ''), number) where status <> 'returned';
create index on cheques (due_on, id);
create index on cheques (party_id, due_on);
create index on cheques (slip_id);
create index on cheques (receipt_id) where receipt_id is not null;

create function cheque_stays() returns trigger language plpgsql as $$
declare
  moves text[] := array['rest', 'status', 'slip_id', 'receipt_id', 'replaced_by', 'told_on'];
begin
  if (to_jsonb(new) - moves) is distinct from (to_jsonb(old) - moves) then
    raise exception 'cheque % stays as it was handed over', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cheques_stay before update on cheques for each row execute function cheque_stays();

-- What became of each, step by step; a second presentation at the bank is a step of its own. Legal steps alone post nothing.
create table cheque_steps (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  cheque_id uuid not null references cheques,
  status text not null,
  slip_id uuid references deposit_slips,
  receipt_id uuid references receipts,
  on_day date not null,
  reason text,
  bank_fee bigint check (bank_fee > 0),
  fee_invoice_id uuid references invoices,
  journal_id uuid references journals,
  taken_by text not null,
  taken_at timestamptz not null,
  check ((status = 'legal') = (journal_id is null)),
  check (status not in ('bounced', 'replaced', 'settled-otherwise', 'returned', 'legal') or reason is not null)
);
create index on cheque_steps (cheque_id, sequence);
create index on cheque_steps (slip_id);
comment on table cheque_steps is 'add only';

-- Which dues of the same customer it covers, and with how much of it.
create table cheque_covers (
  cheque_id uuid not null,
  charge_id uuid not null,
  party_id uuid not null references parties,
  amount bigint not null check (amount > 0),
  place integer not null check (place > 0),
  primary key (cheque_id, charge_id),
  foreign key (cheque_id, party_id) references cheques (id, party_id),
  foreign key (charge_id, party_id) references charges (id, party_id)
);
create index on cheque_covers (charge_id);

create trigger cheque_lists_kept before update or delete or truncate on cheque_lists for each statement execute function kept_for_good();
create trigger deposit_slips_kept before update or delete or truncate on deposit_slips for each statement execute function kept_for_good();
create trigger cheques_kept before delete or truncate on cheques for each statement execute function kept_for_good();
create trigger cheque_steps_kept before update or delete or truncate on cheque_steps for each statement execute function kept_for_good();

-- Money of a cheque comes with a receipt like any other, when the bank has paid.
alter table receipt_parts drop constraint receipt_parts_method_check;
alter table receipt_parts add constraint receipt_parts_method_check check (method in ('cash', 'card', 'bank-transfer', 'cheque'));
alter table receipt_parts add check (method <> 'cheque' or account in ('1120', '1130'));
