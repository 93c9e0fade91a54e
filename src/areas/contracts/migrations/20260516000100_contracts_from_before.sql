-- What was signed on paper before the office worked with this register: its paper is in the office, and no file of it is here.
alter table contracts
  drop constraint contracts_signed_way_check,
  drop constraint contracts_check3,
  add constraint contracts_signed_way_check check (signed_way in ('paper', 'code', 'before')),
  add constraint contracts_signed_file check ((signed_way is null or signed_way = 'before') = (signed_file_id is null));
