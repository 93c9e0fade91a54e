-- One cheque comes into the vault once: by its bank however that is written, its number without the noughts before it, and its account as
-- far as it is known; one whose account nobody wrote may be of any. What is kept already stays.
create function bank_mark(bank text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    regexp_replace(
      regexp_replace(translate(lower(bank), 'أإآٱىؤئة', 'اااايويه'), '[' || U&'\064B' || '-' || U&'\065F' || U&'\0670\0640' || ']', '', 'g'),
      '[.,،_/()-]', ' ', 'g'),
    '(^|\s)(البنك|بنك|bank)(?=\s|$)', ' ', 'g'), '\s+', '', 'g')
$$;

-- At the till a customer is found by the number of a cheque too.
create index cheques_by_number on cheques (ltrim(number, '0'));

create function hold_cheque_number(bank text, number text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(bank_mark(bank) || ' ' || ltrim(number, '0'), 968020))
$$;

create function cheque_once() returns trigger language plpgsql as $$
begin
  perform hold_cheque_number(new.bank, new.number);
  if exists (
    select from cheques c
    where ltrim(c.number, '0') = ltrim(new.number, '0') and bank_mark(c.bank) = bank_mark(new.bank)
      and c.status not in ('returned', 'undone') and (c.account is null or new.account is null or c.account = new.account)
  ) then
    raise exception 'cheque % of % is in the vault', new.number, new.bank using errcode = 'unique_violation', constraint = 'cheques_once';
  end if;
  return new;
end $$;
create trigger cheques_once before insert on cheques for each row execute function cheque_once();
