-- Sheets of any subject: a flat, a car, a machine. What is read on the day depends on the subject, so it is kept by its name.
alter table inspections rename to handover_sheets;
alter table inspection_items rename to handover_items;
alter sequence inspection_numbers rename to handover_numbers;
alter table handover_sheets rename column unit_id to subject_id;
alter table handover_sheets drop constraint inspections_unit_id_fkey;
alter table handover_items rename column inspection_id to sheet_id;
alter table handover_sheets
  add column subject_kind text not null default 'unit',
  add column readings jsonb not null default '{}' check (jsonb_typeof(readings) = 'object');
alter table handover_sheets disable trigger inspections_stay;
update handover_sheets set readings = jsonb_strip_nulls(
  jsonb_build_object('keys', keys, 'electricityReading', electricity_reading, 'waterReading', water_reading));
alter table handover_sheets enable trigger inspections_stay;
alter table handover_sheets
  drop column keys,
  drop column electricity_reading,
  drop column water_reading,
  alter column subject_kind drop default,
  alter column readings drop default;
alter table handover_sheets rename constraint inspections_pkey to handover_sheets_pkey;
alter table handover_sheets rename constraint inspections_sequence_key to handover_sheets_sequence_key;
alter table handover_items rename constraint inspection_items_pkey to handover_items_pkey;
alter index inspections_once rename to handover_sheets_once;
alter index inspections_unit_id_seen_on_idx rename to handover_sheets_subject_id_seen_on_idx;
alter index inspections_party_id_idx rename to handover_sheets_party_id_idx;
alter index inspections_signature_id_idx rename to handover_sheets_signature_id_idx;

alter trigger inspection_items_stay on handover_items rename to handover_items_stay;
alter trigger inspections_stay on handover_sheets rename to handover_sheets_stay;
alter function signed_inspection_stays() rename to signed_sheet_stays;
alter function signed_inspections_stay() rename to signed_items_stay;
create or replace function signed_items_stay() returns trigger language plpgsql as $$
begin
  if (select status from handover_sheets where id = coalesce(new.sheet_id, old.sheet_id)) = 'signed' then
    raise exception 'a signed sheet is not changed' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
create or replace function signed_sheet_stays() returns trigger language plpgsql as $$
begin
  if old.status = 'signed' then
    raise exception 'a signed sheet is not changed' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
