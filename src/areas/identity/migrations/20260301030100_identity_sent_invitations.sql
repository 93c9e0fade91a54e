-- Where the link of an invitation is sent, if it is not handed over.
alter table invitations add column sent_phone text;
alter table invitations add column sent_email text check (sent_email = lower(sent_email));
