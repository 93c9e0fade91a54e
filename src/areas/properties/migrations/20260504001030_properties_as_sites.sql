-- Buildings are sites of maintenance and their units parts of them, under the names they have today.
create function keep_property_site() returns trigger language plpgsql as $$
begin
  insert into maintenance_sites (id, kind, name, number, branch_id, words, position, address, latitude, longitude)
  values (new.id, 'property', new.name, 'PR-' || new.sequence, new.branch_id, new.words, lpad(new.sequence::text, 12, '0'),
    concat_ws('، ', new.quarter, new.wilayat, 'سكة ' || new.way, 'مبنى ' || new.building), new.latitude, new.longitude)
  on conflict (id) do update set name = excluded.name, branch_id = excluded.branch_id, words = excluded.words,
    address = excluded.address, latitude = excluded.latitude, longitude = excluded.longitude;
  update maintenance_sites set branch_id = new.branch_id where site_id = new.id and branch_id <> new.branch_id;
  return new;
end $$;
create trigger properties_keep_site after insert or update on properties for each row execute function keep_property_site();

create function keep_unit_site() returns trigger language plpgsql as $$
begin
  insert into maintenance_sites (id, kind, site_id, name, branch_id, words, position)
  select new.id, 'unit', new.property_id, case new.kind when 'flat' then 'شقة' when 'villa' then 'فيلا' when 'shop' then 'محل'
    when 'office' then 'مكتب' when 'warehouse' then 'مخزن' when 'room' then 'غرفة' when 'land' then 'أرض' end || ' ' || new.number,
    properties.branch_id, '', lpad((new.floor + 1000)::text, 6, '0') || lpad(new.number, 12)
  from properties where properties.id = new.property_id
  on conflict (id) do update set name = excluded.name, position = excluded.position;
  return new;
end $$;
create trigger units_keep_site after insert or update on units for each row execute function keep_unit_site();

update properties set words = words;
update units set words = words;
alter table maintenance_requests add foreign key (site_id) references maintenance_sites;
alter table maintenance_requests add foreign key (part_id) references maintenance_sites;
