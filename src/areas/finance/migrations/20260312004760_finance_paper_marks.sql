-- One paper of a supplier is written in many ways: DUP-1, dup 1 and DUP1 are one bill, 0012 and 12 too. What stands between two figures keeps
-- them apart, so that 1-11 is not 11-1. Those that were entered twice before stay as they are, and only the first of them holds the mark.
create function paper_mark(typed text) returns text language sql immutable strict parallel safe as $$
  select case when mark ~ '^[0-9]+$' then coalesce(nullif(ltrim(mark, '0'), ''), '0') else coalesce(nullif(mark, ''), typed) end
  from (select regexp_replace(
    regexp_replace(upper(translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')), '[\s‐-―−_/\\.,،#-]+', ' ', 'g'),
    '(?<![0-9]) | (?![0-9])', '', 'g') as mark) written
$$;

alter table bills add column again boolean not null default false;
alter table bills disable trigger bills_stay;
update bills t set again = true where reversed_at is null and exists (
  select from bills o where o.supplier_id = t.supplier_id and o.reversed_at is null
    and paper_mark(o.number) = paper_mark(t.number) and o.sequence < t.sequence);
alter table bills enable trigger bills_stay;
drop index bills_number;
create unique index bills_number on bills (supplier_id, paper_mark(number)) where reversed_at is null and not again;
drop index bills_paper;
create index bills_paper on bills (paper_mark(number)) where reversed_at is null;

alter table bill_credits add column again boolean not null default false;
alter table bill_credits disable trigger bill_credits_kept;
update bill_credits t set again = true where exists (
  select from bill_credits o where o.supplier_id = t.supplier_id and paper_mark(o.number) = paper_mark(t.number) and o.sequence < t.sequence);
alter table bill_credits enable trigger bill_credits_kept;
drop index bill_credits_number;
create unique index bill_credits_number on bill_credits (supplier_id, paper_mark(number)) where not again;

drop index petty_expenses_paper;
create index petty_expenses_paper on petty_expenses (paper_mark(paper));
