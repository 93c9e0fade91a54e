-- What is signed with a code, as the message says it: whoever reads it knows what they agree to.
alter table one_time_codes add column about text check (char_length(about) <= 120);
