-- Until when the police are to have written a report of an accident.
alter table car_rules add column police_hours integer not null default 24 check (police_hours between 1 and 168);
alter table car_rules alter column police_hours drop default;

-- An accident of a car while somebody had it, or damage that a return sheet shows: what happened, what it costs, and who pays which part.
create table car_claims (
  id uuid primary key,
  sequence integer not null generated always as identity unique,
  branch_id uuid not null references branches,
  contract_id uuid not null references contracts,
  segment_id uuid not null references car_rental_segments,
  vehicle_id uuid not null references vehicles,
  kind text not null check (kind in ('accident', 'damage')),
  state text not null check (state in ('open', 'assessed', 'charged', 'insured', 'recovered', 'absorbed', 'closed')),
  at timestamptz not null,
  place text,
  what text not null check (what <> ''),
  driveable boolean,
  other_party text,
  police_report_no text,
  police_report_at timestamptz,
  -- Of an accident: later than this, or never, and the terms are broken.
  police_due_at timestamptz,
  police_told_at timestamptz,
  -- Of damage: the signed sheet that shows it.
  sheet_id uuid references handover_sheets,
  at_fault text not null check (at_fault in ('renter', 'other', 'unknown')),
  off_road boolean not null,
  other_driver boolean not null,
  -- As the contract had it when it was opened.
  excess bigint not null check (excess >= 0),
  estimate bigint check (estimate > 0),
  estimate_about text,
  insurer text,
  insurer_claim text,
  assessed_by text,
  assessed_at timestamptz,
  -- What each pays, once that is decided.
  renter_part bigint check (renter_part >= 0),
  insurer_part bigint check (insurer_part >= 0),
  invoice_id uuid,
  end_reason text,
  decided_by text,
  decided_at timestamptz,
  words text not null,
  reported_by text not null,
  reported_at timestamptz not null,
  check ((kind = 'accident') = (sheet_id is null)),
  check ((kind = 'accident') = (police_due_at is not null)),
  check ((kind = 'accident') = (place is not null and driveable is not null)),
  check ((police_report_no is null) = (police_report_at is null)),
  check ((insurer is null) = (insurer_claim is null)),
  check (state in ('open', 'closed') or estimate is not null),
  check (state not in ('charged', 'insured', 'recovered') or renter_part is not null and insurer_part is not null),
  check ((decided_at is null) = (state in ('open', 'assessed'))),
  check (end_reason is not null or state not in ('absorbed', 'closed'))
);
create index car_claims_of_contract on car_claims (contract_id);
create index car_claims_of_segment on car_claims (segment_id);
create index car_claims_of_vehicle on car_claims (vehicle_id, at desc);
create index car_claims_of_sheet on car_claims (sheet_id);
create index car_claims_undecided on car_claims (at) where state in ('open', 'assessed');
create index car_claims_of_branch on car_claims (branch_id);

create table car_claim_photos (
  file_id uuid primary key references files,
  claim_id uuid not null references car_claims,
  taken_by text not null,
  taken_at timestamptz not null
);
create index on car_claim_photos (claim_id, taken_at);

-- The marks of its sheet a claim is about: each is charged once.
create table car_claim_marks (
  mark_id uuid primary key,
  claim_id uuid not null references car_claims
);
create index on car_claim_marks (claim_id);
