-- Where two accountants would differ, what this company does, from a day on. What was posted before stays as it was; of one day the last
-- word holds.
create table money_settings (
  id uuid primary key,
  sequence bigint not null generated always as identity unique,
  key text not null check (key <> ''),
  value text not null check (value <> ''),
  from_day date not null,
  reason text not null check (reason <> ''),
  set_by text not null,
  set_at timestamptz not null
);
create index on money_settings (key, from_day desc, sequence desc);
create trigger money_settings_kept before update or delete or truncate on money_settings
  for each statement execute function kept_for_good();
comment on table money_settings is 'add only';

-- Of the fee for a cheque that came back it was said before, without a day.
insert into money_settings (id, key, value, from_day, reason, set_by, set_at)
  select gen_random_uuid(), 'bounceFeeVat', 'out-of-scope', '2020-01-01', 'كما كان في إعدادات الشركة', 'house', now()
  from settings where key = 'bounceFeeTaxed' and value #>> '{}' = 'no';
