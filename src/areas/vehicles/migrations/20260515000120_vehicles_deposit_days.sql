-- When a deposit goes back stood twice: what the office had set for the company goes into the rules of cars, where it has set none there.
insert into car_rules (
  version, grace_minutes, hold_minutes, young_day_price, young_excess_percent, early_return, cancel_free_hours, no_show_hours,
  deposit_days, card_hold_days, delivery_opens, delivery_closes, fine_fee, absorb_limit, police_hours, border_countries,
  never_countries, set_by, set_at
)
select
  1, 60, 15, 2000, 10, 'credit', 48, 4,
  least(90, (value #>> '{}')::integer), 14, '08:00', '22:00', 5000, 20000, 24, 'الإمارات',
  'اليمن', 'house', changed_at
from settings
where key = 'carDepositDays' and value #>> '{}' ~ '^[0-9]{1,3}$' and not exists (select from car_rules);
delete from settings where key in ('carDepositDays', 'carExtras', 'carBorderLetter');
