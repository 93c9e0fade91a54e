-- What fell due in a month is found by its days, however many years lie behind it.
create index charges_of_rent on charges (due_on) where debt_account = '9110' and kind = 'rent';
