-- Reports ask for the sheets of days and for what was billed within days.
create index day_sheets_days on day_sheets (day);
create index hire_cycles_issued on hire_cycles (issued_at);
