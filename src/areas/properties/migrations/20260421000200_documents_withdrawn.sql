-- A document that was put with the wrong property is withdrawn with why, and stays in its history.
alter table property_documents
  add column withdrawn_reason text,
  drop constraint property_documents_status_check,
  add constraint property_documents_status_check check (status in ('valid', 'replaced', 'withdrawn')),
  add check ((status = 'withdrawn') = (withdrawn_reason is not null));
