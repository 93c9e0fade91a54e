-- How a person wants to see numbers; without a row as the house shows them.
create table display_preferences (
  account_id uuid primary key references user_accounts,
  numerals text not null check (numerals in ('latn', 'arab')),
  changed_at timestamptz not null
);
