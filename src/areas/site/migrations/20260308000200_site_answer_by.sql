-- Until when the first answer is owed, as the hours and holidays of the office stood when it came in.
alter table inbox_entries add column answer_by timestamptz not null default now() + interval '1 day';
update inbox_entries set answer_by = sent_at + interval '1 day' + case extract(dow from (sent_at + interval '1 day') at time zone 'Asia/Muscat')
  when 5 then interval '2 days' when 6 then interval '1 day' else interval '0' end;
