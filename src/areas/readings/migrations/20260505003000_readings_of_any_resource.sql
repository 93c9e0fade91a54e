-- Readings are of any resource that can be given away: of a flat, a car, a machine. The kinds are those of all of them.
alter table meter_readings rename column unit_id to resource_id;
alter table meter_readings rename column inspection_id to sheet_id;
alter table meter_readings drop constraint meter_readings_unit_id_fkey;
alter table meter_readings add foreign key (resource_id) references resources;
alter table meter_readings drop constraint meter_readings_kind_check;
alter table meter_readings add check (kind in ('electricity', 'water', 'odometer', 'hours', 'fuel'));
alter table meter_readings rename constraint meter_readings_inspection_id_fkey to meter_readings_sheet_id_fkey;
alter table meter_readings rename constraint meter_readings_inspection_id_kind_key to meter_readings_sheet_id_kind_key;
alter index meter_readings_unit_id_kind_read_on_read_at_idx rename to meter_readings_resource_id_kind_read_on_read_at_idx;
