-- What an entry of the inbox is found by, in the one spelling of search (what is typed is folded the same way in values/text.ts): the words of its
-- name and of its first line, the address as a whole, and the phone number from either end.
create function inbox_words(name text, preview text, phone text, email text) returns tsvector
language sql immutable parallel safe
as $$
  with said as (
    select regexp_replace(translate(lower(name || ' ' || preview), 'أإآٱىؤئة', 'اااايويه'), '[\u064b-\u065f\u0670\u0640]', '', 'g') as text
  ), words as (
    select regexp_split_to_table(
      regexp_replace(text, '(^|\s)عبد\s+ال', '\1عبدال', 'g'), '[\s!-/:-@\[-`{-~،؛؟«»…–—]+'
    ) as word from said
  ), digits as (
    select regexp_replace(phone, '\D', '', 'g') as number
  ), found as (
    select word from words
    union select substr(word, 3) from words where length(word) > 4 and word like 'ال%'
    union select lower(email)
    union select number from digits
    union select regexp_replace(number, '^968', '') from digits
    union select '~' || reverse(number) from digits
  )
  select array_to_tsvector(coalesce(array_agg(word), '{}')) from found where word <> ''
$$;

create index inbox_entries_words on inbox_entries using gin (inbox_words(name, preview, phone, email));
create index inbox_entries_sequence on inbox_entries (sequence);
