-- Papers with an expiry hang on any record: the table names the kind of record beside its id.
alter table property_documents rename to documents;
alter table documents rename column property_id to record_id;
alter table documents drop constraint property_documents_property_id_fkey;
alter table documents add column record_kind text not null default 'property';
alter table documents alter column record_kind drop default;
alter table documents rename constraint property_documents_pkey to documents_pkey;
alter table documents rename constraint property_documents_file_id_fkey to documents_file_id_fkey;
drop index property_documents_now;
create unique index documents_now on documents (record_kind, record_id, kind, coalesce(called, '')) where status = 'valid';
drop index property_documents_property_id_idx;
create index on documents (record_kind, record_id);
alter index property_documents_file_id_idx rename to documents_file_id_idx;
alter index property_documents_expires_on_idx rename to documents_expires_on_idx;
