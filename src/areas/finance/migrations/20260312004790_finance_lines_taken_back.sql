-- A line of a statement that should not have been brought is taken back as long as nothing was made of it: it stays, with who did so and why,
-- says nothing of the account any more, and may be brought again.
alter table bank_lines add column taken_back_by text, add column taken_back_at timestamptz, add column taken_back_why text check (taken_back_why <> '');
alter table bank_lines drop constraint bank_lines_status_check, drop constraint bank_lines_check;
alter table bank_lines add check (status in ('new', 'matched', 'locked', 'taken-back'));
alter table bank_lines add check ((status in ('new', 'taken-back')) = (matched_as is null));
alter table bank_lines add check ((status = 'taken-back') = (taken_back_why is not null));
alter table bank_lines add check ((taken_back_by is null) = (taken_back_why is null) and (taken_back_at is null) = (taken_back_why is null));
alter table bank_lines add check (batch_id is null or status <> 'taken-back');

alter table bank_lines drop constraint bank_lines_account_id_day_amount_reference_balance_nth_key;
create unique index bank_lines_once on bank_lines (account_id, day, amount, reference, balance, nth) nulls not distinct
  where status <> 'taken-back';

create or replace function bank_line_stays() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.statement_id, new.day, new.amount, new.description, new.reference, new.balance, new.nth)
    is distinct from (old.id, old.account_id, old.statement_id, old.day, old.amount, old.description, old.reference, old.balance, old.nth)
    or old.status in ('locked', 'taken-back') or (new.status = 'taken-back' and old.status <> 'new')
  then
    raise exception 'bank line % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

alter table bank_statements drop constraint bank_statements_status_check;
alter table bank_statements add check (status in ('uploaded', 'checked', 'taken', 'left', 'taken-back'));
