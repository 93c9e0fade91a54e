-- A code may be asked for to book with, by a phone that has no account.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('register', 'sign-in', 'reset', 'contact', 'signature', 'book'));
