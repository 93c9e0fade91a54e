-- What a tenant asked for from their account, to be read by whoever looks after their lease: one wish for each lease.
create table lease_renewal_wishes (
  contract_id uuid primary key references leases,
  note text,
  asked_by text not null,
  asked_at timestamptz not null
);

-- The days on which a tenant was told that their lease ends, and until when they can give notice. Each once.
alter table leases add column end_told_on date, add column end_told_again_on date;
