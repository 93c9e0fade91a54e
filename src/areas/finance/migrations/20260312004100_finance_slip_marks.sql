-- One slip is written in many ways: FT-99, ft 99 and FT99 are one transfer, 0012 and 00012 one slip of the card machine. It is taken once,
-- however it was typed. Those that were taken several times before stay as they are, and only the first of them holds the mark.
create function slip_mark(typed text) returns text language sql immutable strict parallel safe as $$
  select case when mark ~ '^[0-9]+$' then coalesce(nullif(ltrim(mark, '0'), ''), '0') else coalesce(nullif(mark, ''), typed) end
  from (select upper(regexp_replace(translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[\s‐-―−-]', '', 'g')) as mark) written
$$;

alter table taken_slips add column again boolean not null default false;
update taken_slips t set again = true where exists (
  select from taken_slips o join receipts r on r.id = o.receipt_id join receipts own on own.id = t.receipt_id
  where o.account = t.account and o.key = t.key and slip_mark(o.reference) = slip_mark(t.reference) and (r.received_at, o.reference) < (own.received_at, t.reference));
create unique index taken_slips_once on taken_slips (account, key, slip_mark(reference)) where not again;

alter table transfer_proofs add column again boolean not null default false;
update transfer_proofs t set again = true where status <> 'refused' and exists (
  select from transfer_proofs o where o.account_id = t.account_id and o.status <> 'refused'
    and slip_mark(o.reference) = slip_mark(t.reference) and o.sequence < t.sequence);
drop index transfer_proofs_slip;
create unique index transfer_proofs_slip on transfer_proofs (account_id, slip_mark(reference)) where status <> 'refused' and not again;
