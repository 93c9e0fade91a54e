-- The smallest coin is what the company says, from a day on: it was five baisa for good. What was written stays by the rule of its time.
create function cash_step_at(moment timestamptz) returns bigint language sql stable as $$
  select coalesce((
    select value::bigint from money_settings
    where key = 'cashStep' and from_day <= (moment at time zone 'Asia/Muscat')::date and set_at <= moment
    order by from_day desc, sequence desc limit 1
  ), 5)
$$;

do $$
declare
  bound record;
begin
  for bound in
    select conrelid::regclass on_table, conname from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) ~ '% \(?5'
      and conrelid in ('receipt_parts'::regclass, 'payouts'::regclass, 'petty_expenses'::regclass, 'cash_moves'::regclass, 'cash_counts'::regclass)
  loop
    execute format('alter table %s drop constraint %I', bound.on_table, bound.conname);
  end loop;
end $$;
alter table petty_expenses add constraint petty_expenses_amount_check check (amount > 0);
alter table cash_moves add constraint cash_moves_amount_check check (amount > 0);
alter table cash_counts add constraint cash_counts_counted_check check (counted >= 0);
