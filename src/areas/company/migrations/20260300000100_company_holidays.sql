-- Days on which the office is closed. Those of the moon are expected until the government announces them.
create table holidays (
  day date primary key,
  name text not null,
  kind text not null check (kind in ('fixed', 'moon', 'announced')),
  confirmed boolean not null,
  added_at timestamptz not null
);

-- Fixed by Royal Decree 88/2022 as amended by 15/2025: the day of accession, and the two National Days.
insert into holidays (day, name, kind, confirmed, added_at)
select make_date(year, month, day), name, 'fixed', true, now()
from generate_series(2026, 2028) as years (year)
cross join (values (1, 11, 'يوم تولّي السلطان الحكم'), (11, 20, 'اليوم الوطني'), (11, 21, 'اليوم الوطني')) as fixed (month, day, name);
