-- A code may be asked for to sign with: whose contact it goes to is known from what is signed, with an account or without.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('register', 'sign-in', 'reset', 'contact', 'signature'));
