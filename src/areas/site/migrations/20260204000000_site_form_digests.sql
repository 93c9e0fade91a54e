-- What a form held when it came, in short: the same form with something else in it is not the same press.
alter table inquiries add form_digest text;
alter table service_requests add form_digest text;
alter table tickets add form_digest text;
