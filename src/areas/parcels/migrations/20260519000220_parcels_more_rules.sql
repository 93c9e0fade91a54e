-- What the company said of parcels among its settings is a rule of the trade, with what claims and disposal go by.
alter table parcel_rules
  add column attempts integer not null default 3 check (attempts between 1 and 5),
  add column dispose_days integer not null default 60 check (dispose_days between 30 and 730),
  add column claim_days integer not null default 30 check (claim_days between 1 and 365),
  add column claim_cap bigint not null default 100000 check (claim_cap >= 0),
  add column paper_cap bigint not null default 5000 check (paper_cap >= 0),
  add column pickup boolean not null default true,
  add column cash_on_delivery boolean not null default true,
  add column carrier text;

insert into parcel_rules (version, free_days, storage_day, aged_days, return_share, prohibited, set_by, set_at)
select 1, 7, 200, 15, 50, array['عطر', 'زيت', 'سائل', 'بنزين', 'غاز', 'فحم', 'بطارية', 'ولاعة', 'ألعاب نارية', 'سلاح', 'ذخيرة', 'تبغ',
  'سجائر', 'شيشة', 'نقود', 'ذهب', 'مجوهرات', 'جواز سفر', 'بطاقة شخصية', 'حيوان', 'لحم', 'دواء بلا وصفة'], 'house', now()
where not exists (select 1 from parcel_rules)
  and exists (select 1 from settings where key in ('parcelPickup', 'parcelCashOnDelivery', 'parcelAttempts', 'parcelCarrier'));

update parcel_rules set
  pickup = coalesce((select value #>> '{}' <> 'no' from settings where key = 'parcelPickup'), pickup),
  cash_on_delivery = coalesce((select value #>> '{}' <> 'no' from settings where key = 'parcelCashOnDelivery'), cash_on_delivery),
  attempts = coalesce((select (value #>> '{}')::integer from settings
    where key = 'parcelAttempts' and value #>> '{}' ~ '^[1-5]$'), attempts),
  carrier = (select nullif(value #>> '{}', '') from settings where key = 'parcelCarrier');

delete from settings where key in ('parcelPickup', 'parcelCashOnDelivery', 'parcelAttempts', 'parcelCarrier');

alter table parcel_rules
  alter column attempts drop default,
  alter column dispose_days drop default,
  alter column claim_days drop default,
  alter column claim_cap drop default,
  alter column paper_cap drop default,
  alter column pickup drop default,
  alter column cash_on_delivery drop default;
