-- What is mended lies at a site: a building, a car. What it is called and where it is, is kept here by the area of the site, so that
-- lists are read without asking it.
create table maintenance_sites (
  id uuid primary key,
  kind text not null,
  -- The site in which a part lies, as a flat in its building; none for a site itself.
  site_id uuid references maintenance_sites,
  name text not null,
  number text,
  branch_id uuid not null references branches,
  words text not null,
  position text not null,
  address text,
  latitude double precision,
  longitude double precision
);
create index on maintenance_sites (site_id);
create index on maintenance_sites (branch_id);
alter table maintenance_requests rename column property_id to site_id;
alter table maintenance_requests rename column unit_id to part_id;
alter table maintenance_requests drop constraint maintenance_requests_property_id_fkey;
alter table maintenance_requests drop constraint maintenance_requests_unit_id_fkey;
alter index maintenance_requests_property_id_idx rename to maintenance_requests_site_id_idx;
alter index maintenance_requests_unit_id_idx rename to maintenance_requests_part_id_idx;
