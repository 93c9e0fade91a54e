-- Photos are of anything an area shows: the table names the kind of the subject beside its id.
alter table place_photos rename to photos;
alter table photos add column subject_kind text, add column subject_id uuid;
update photos set
  subject_kind = case when unit_id is null then 'property' else 'unit' end,
  subject_id = coalesce(unit_id, property_id);
alter table photos
  alter column subject_kind set not null,
  alter column subject_id set not null,
  drop column property_id,
  drop column unit_id;
alter table photos rename constraint place_photos_pkey to photos_pkey;
alter table photos rename constraint place_photos_file_id_key to photos_file_id_key;
alter table photos rename constraint place_photos_small_file_id_key to photos_small_file_id_key;
alter table photos rename constraint place_photos_file_id_fkey to photos_file_id_fkey;
alter table photos rename constraint place_photos_small_file_id_fkey to photos_small_file_id_fkey;
create index on photos (subject_kind, subject_id, position);
