-- Two accounts of one bank may number their cheques alike. One that came with its account may be said to be of another than a cheque whose
-- account nobody wrote, but for one of the same customer, sum and day.
alter table cheques add column apart boolean not null default false check (not apart or account is not null);

create or replace function cheque_once() returns trigger language plpgsql as $$
begin
  perform hold_cheque_number(new.bank, new.number);
  if exists (
    select from cheques c
    where ltrim(c.number, '0') = ltrim(new.number, '0') and bank_mark(c.bank) = bank_mark(new.bank)
      and c.status not in ('returned', 'undone') and (c.account is null or new.account is null or c.account = new.account)
      and not (new.apart and c.account is null and (c.party_id, c.amount, c.due_on) is distinct from (new.party_id, new.amount, new.due_on))
  ) then
    raise exception 'cheque % of % is in the vault', new.number, new.bank using errcode = 'unique_violation', constraint = 'cheques_once';
  end if;
  return new;
end $$;
