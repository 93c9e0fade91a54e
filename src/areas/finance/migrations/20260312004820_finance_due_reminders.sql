-- How often the customer was asked for a debt that is past its day: each step of it once, whoever looks how often.
create table due_reminders (
  charge_id uuid not null references charges,
  step integer not null check (step > 0),
  told_on date not null,
  primary key (charge_id, step)
);
create trigger due_reminders_kept before update or delete or truncate on due_reminders
  for each statement execute function kept_for_good();
comment on table due_reminders is 'add only';
