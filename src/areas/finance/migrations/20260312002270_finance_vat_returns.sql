-- What was told to the tax authority of a quarter, once: the tax of its papers and what of it came back. Its days are closed from then on.
create table vat_returns (
  quarter text primary key check (quarter ~ '^\d{4}-Q[1-4]$'),
  output bigint not null,
  input bigint not null,
  reference text not null check (reference <> ''),
  filed_by text not null,
  filed_at timestamptz not null,
  journal_id uuid unique references journals
);
create trigger vat_returns_kept before update or delete or truncate on vat_returns for each statement execute function kept_for_good();
comment on table vat_returns is 'add only';

-- In a quarter in which more was taken back than bought, what came back is owed again.
insert into allowed_pairs
  select d.code, c.code from (values ('1250', '2185')) pairs (debit, credit)
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
