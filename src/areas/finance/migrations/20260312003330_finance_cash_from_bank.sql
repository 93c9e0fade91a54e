-- Cash also comes from an account at a bank: it lies under way until whoever keeps the box has it in hand, as it does the other way.
alter table cash_moves alter column from_box_id drop not null;
alter table cash_moves add column from_account_id uuid references company_bank_accounts;
alter table cash_moves add check ((from_box_id is null) <> (from_account_id is null));
alter table cash_moves add check (from_account_id is null or to_box_id is not null);
alter table cash_moves drop constraint cash_moves_check2;
alter table cash_moves add constraint cash_moves_slip_of_bank
  check (slip is null or to_account_id is not null or from_account_id is not null);
create index on cash_moves (from_account_id, sequence desc) where from_account_id is not null;

insert into allowed_pairs
  select '1145', c.code from accounts c where '1120' in (c.code, c.parent) on conflict do nothing;
