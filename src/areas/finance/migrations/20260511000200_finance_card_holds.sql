-- Money held on a customer's card by our machine: no money of ours yet, so it stands in the memorandum until it is taken or let go.
insert into allowed_pairs values ('9410', '9490'), ('9490', '9410') on conflict do nothing;

create table card_holds (
  id uuid primary key,
  contract_id uuid not null,
  contract text not null,
  holder text not null,
  party_id uuid not null references parties,
  branch_id uuid not null references branches,
  amount bigint not null check (amount > 0),
  -- The four last digits, never more.
  card text not null check (card ~ '^[0-9]{4}$'),
  reference text not null unique check (reference <> ''),
  expires_on date not null,
  state text not null check (state in ('held', 'captured', 'released')),
  captured bigint check (captured > 0 and captured <= amount),
  receipt_id uuid references receipts,
  held_by text not null,
  held_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((state = 'held') = (ended_at is null)),
  check ((state = 'captured') = (captured is not null and receipt_id is not null))
);
create index card_holds_of_contract on card_holds (contract_id);
create index card_holds_ending on card_holds (expires_on) where state = 'held';
create trigger card_holds_kept before delete or truncate on card_holds for each statement execute function kept_for_good();
