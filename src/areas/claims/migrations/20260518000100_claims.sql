-- Claims are shared ground: what is the same of every damage is one table, and what is told of a car alone stands beside it.
alter table car_claims rename to damage_claims;
alter table car_claim_photos rename to damage_claim_photos;
alter table car_claim_marks rename to damage_claim_marks;

create table car_claims (
  claim_id uuid primary key references damage_claims,
  segment_id uuid not null references car_rental_segments,
  driveable boolean,
  other_party text,
  police_report_no text,
  police_report_at timestamptz,
  -- Of an accident: later than this, or never, and the terms are broken.
  police_due_at timestamptz,
  police_told_at timestamptz,
  off_road boolean not null,
  other_driver boolean not null,
  -- As the contract had it when it was opened.
  excess bigint not null check (excess >= 0),
  check ((police_report_no is null) = (police_report_at is null)),
  check ((police_due_at is null) = (driveable is null))
);

insert into car_claims
select id, segment_id, driveable, other_party, police_report_no, police_report_at, police_due_at, police_told_at, off_road, other_driver, excess
from damage_claims;
create index car_claims_of_segment_now on car_claims (segment_id);
create index car_claims_without_report on car_claims (police_due_at) where police_report_no is null and police_told_at is null;

alter table damage_claims
  drop column segment_id, drop column driveable, drop column other_party, drop column police_report_no,
  drop column police_report_at, drop column police_due_at, drop column police_told_at, drop column off_road,
  drop column other_driver, drop column excess;

alter table damage_claims rename column vehicle_id to subject_id;
alter table damage_claims drop constraint car_claims_vehicle_id_fkey;
alter table damage_claims add foreign key (subject_id) references resources;
alter table damage_claims add column subject_kind text not null default 'vehicle';
alter table damage_claims alter column subject_kind drop default;
alter table damage_claims add check ((kind = 'accident') = (place is not null));

alter index car_claims_of_contract rename to damage_claims_of_contract;
alter index car_claims_of_vehicle rename to damage_claims_of_subject;
alter index car_claims_of_sheet rename to damage_claims_of_sheet;
alter index car_claims_undecided rename to damage_claims_undecided;
alter index car_claims_of_branch rename to damage_claims_of_branch;
