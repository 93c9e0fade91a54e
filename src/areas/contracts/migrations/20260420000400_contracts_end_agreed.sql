-- Both may agree on a last day before the days of notice are over: then neither of them gave it.
alter table contracts drop constraint contracts_notice_by_check;
alter table contracts add constraint contracts_notice_by_check check (notice_by in ('party', 'company', 'both'));
