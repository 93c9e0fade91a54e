-- Where a cheque stands in the list of the vault: what is open by its day, the soonest first, and behind it what has ended, the latest first.
create function cheque_place(status text, due_on date) returns integer language sql immutable parallel safe as $$
  select case when status in ('received', 'deposited', 'redeposited', 'bounced', 'legal')
    then due_on - date '1970-01-01' else 10000000 - (due_on - date '1970-01-01') end
$$;
create index cheques_by_place on cheques (cheque_place(status, due_on), id);
