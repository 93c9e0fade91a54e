-- What a supplier takes back of a bill by a note of his own: so much of each of its lines, with its share of the tax. What is open of the
-- bill grows less by it, never below nothing.
alter table bills add credited bigint not null default 0 check (credited >= 0);
alter table bills add check (open <= net + vat - credited);

create table bill_credits (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  bill_id uuid not null references bills,
  supplier_id uuid not null references suppliers,
  number text not null check (number <> ''),
  day date not null,
  posted_on date not null,
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  recoverable bigint not null check (recoverable between 0 and vat),
  reason text not null check (reason <> ''),
  entered_by text not null,
  entered_at timestamptz not null,
  journal_id uuid not null unique references journals
);
create unique index bill_credits_number on bill_credits (supplier_id, lower(number));
create index on bill_credits (bill_id);
create index on bill_credits (posted_on);
create trigger bill_credits_kept before update or delete or truncate on bill_credits
  for each statement execute function kept_for_good();
comment on table bill_credits is 'add only';

create table bill_credit_lines (
  credit_id uuid not null references bill_credits,
  bill_id uuid not null,
  place integer not null,
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  primary key (credit_id, place),
  foreign key (bill_id, place) references bill_lines (bill_id, place)
);
create index on bill_credit_lines (bill_id, place);
create trigger bill_credit_lines_kept before update or delete or truncate on bill_credit_lines
  for each statement execute function kept_for_good();
comment on table bill_credit_lines is 'add only';

-- The debt to a supplier grows less by what he takes back, and so does the cost and the tax that came back.
insert into allowed_pairs
  select d.code, c.code from (
    select '2110' debit, unnest(array['5200', '5210', '5220', '5300', '5400', '5500', '6110', '6120', '6130', '6140', '1250']) credit) pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
