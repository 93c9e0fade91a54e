-- What was agreed with a customer: so much off the prices of a line, from a day on. Kept as it was agreed; a new one ends the one before.
create table rate_agreements (
  id uuid primary key,
  party_id uuid not null,
  line text not null,
  number integer not null check (number > 0),
  -- Hundredths of a percent.
  percent_off integer not null check (percent_off between 1 and 9999),
  from_day date not null,
  until_day date check (until_day >= from_day),
  -- So many days after an invoice it is to be paid.
  term_days integer not null check (term_days between 0 and 365),
  -- Its charges of a month stand on one invoice.
  monthly boolean not null,
  branch_id uuid not null,
  agreed_with text not null,
  note text,
  agreed_at timestamptz not null,
  agreed_by text not null,
  unique (party_id, line, number)
);
create index rate_agreements_line on rate_agreements (line, from_day desc);

-- Its last day, where it ended before the one it was agreed until: before its first day it never held.
create table rate_agreement_ends (
  agreement_id uuid primary key references rate_agreements,
  last_day date not null,
  reason text not null,
  ended_at timestamptz not null,
  ended_by text not null
);

create function agreements_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed is never changed';
end $$;
create trigger rate_agreements_stay before update or delete on rate_agreements for each row execute function agreements_stay();
create trigger rate_agreement_ends_stay before update or delete on rate_agreement_ends
  for each row execute function agreements_stay();
