-- What its sender changed of the sum to be collected, and by which paper the difference of the fee was asked.
create table parcel_cod_changes (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  at timestamptz not null,
  by_id text not null,
  reason text,
  cod_before bigint not null check (cod_before >= 0),
  cod bigint not null check (cod >= 0 and cod % 5 = 0),
  fee_before bigint not null,
  fee bigint not null,
  invoice_id uuid
);
create index on parcel_cod_changes (parcel_id);

-- Another place that its sender has to agree to, because money is collected for them there.
create table parcel_redirect_asks (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  asked jsonb not null,
  place text not null,
  reason text not null,
  asked_at timestamptz not null,
  answer text check (answer in ('yes', 'no', 'withdrawn')),
  answered_at timestamptz,
  answered_by text,
  how text,
  check ((answer is null) = (answered_at is null))
);
create unique index on parcel_redirect_asks (parcel_id) where answer is null;

-- Since when the label on it says something else than is true.
alter table parcels add column relabel_since timestamptz;
