-- What a table that was brought holds: balances of accounts, or papers one by one.
alter table opening_imports add column kind text not null default 'balances'
  check (kind in ('balances', 'invoices', 'credits', 'deposits', 'bills', 'cheques'));

-- What somebody owed us before our books began is a due like any other. Its tax was told where it was issued, and is posted nowhere.
insert into allowed_pairs select code, '3999' from accounts where '1210' in (code, parent) on conflict do nothing;

-- The number on such a paper is its old one: it is no number of ours, and free again when its opening is undone.
alter table invoices drop constraint invoices_kind_check;
alter table invoices add constraint invoices_kind_check check (kind in
  ('invoice', 'tax-invoice', 'simplified-invoice', 'debit-note', 'deposit-demand', 'credit-note', 'opening-invoice', 'opening-deposit'));
alter table invoices drop constraint invoices_number_key;
create unique index invoices_number on invoices (number) where kind not in ('opening-invoice', 'opening-deposit');
create index invoices_numbered on invoices (number);

alter table charge_movements drop constraint charge_movements_kind_check;
alter table charge_movements add constraint charge_movements_kind_check
  check (kind in ('raised', 'credited', 'paid', 'released', 'written-off', 'restored', 'undone'));
create unique index charge_movements_undone on charge_movements (charge_id) where kind = 'undone';

-- A paper from before our books, with the id of what it became here. The same one comes once, from whatever file, unless it was undone.
create table opening_items (
  id uuid primary key,
  import_id uuid not null references opening_imports,
  kind text not null check (kind in ('invoices', 'credits', 'deposits', 'bills', 'cheques')),
  place integer not null,
  party_id uuid references parties,
  supplier_id uuid references suppliers,
  holder text not null,
  number text not null,
  mark text not null,
  day date not null,
  due_on date,
  amount bigint not null check (amount > 0),
  journal_id uuid not null unique references journals,
  undone_by text,
  undone_at timestamptz,
  undo_reason text,
  undo_journal_id uuid unique references journals,
  check (num_nonnulls(party_id, supplier_id) = 1),
  check (num_nonnulls(undone_by, undone_at, undo_reason, undo_journal_id) in (0, 4))
);
create unique index opening_items_once on opening_items (kind, coalesce(party_id, supplier_id), mark) where undone_at is null;
create index on opening_items (import_id, place);

create function opening_item_stays() returns trigger language plpgsql as $$
declare
  ends text[] := array['undone_by', 'undone_at', 'undo_reason', 'undo_journal_id'];
begin
  if (to_jsonb(new) - ends) is distinct from (to_jsonb(old) - ends) or old.undone_at is not null then
    raise exception 'opening item % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger opening_items_stay before update on opening_items for each row execute function opening_item_stays();
create trigger opening_items_kept before delete or truncate on opening_items for each statement execute function kept_for_good();
