-- A code may be asked for to sign day sheets with, by the phone of whoever speaks for a site.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('register', 'sign-in', 'reset', 'contact', 'signature', 'book', 'sheet'));
