-- What a machine did on one day, as its operator writes it and the site signs it. Time is in minutes.
create table day_sheets (
  id uuid primary key,
  line_id uuid not null references hire_lines,
  segment_id uuid not null references hire_segments,
  day date not null,
  worked integer not null check (worked between 0 and 1440),
  standby integer not null check (standby between 0 and 1440),
  broken integer not null check (broken between 0 and 1440),
  -- Whose fault it was; by the hirer's it counts as worked.
  broken_by text check (broken_by in ('us', 'hirer')),
  loads integer not null check (loads between 0 and 200),
  -- Tenths of an hour; tenths of a litre that we supplied.
  meter_from integer,
  meter_to integer check (meter_to >= meter_from),
  fuel integer not null check (fuel between 0 and 100000),
  note text,
  state text not null check (state in ('open', 'signed', 'disputed', 'approved', 'billed')),
  signer text,
  signed_way text check (signed_way in ('drawn', 'code', 'silence')),
  signed_at timestamptz,
  signature_id uuid references files,
  -- What the site says instead, and who.
  disputed_worked integer,
  disputed_standby integer,
  disputed_loads integer,
  dispute_why text,
  disputed_by text,
  approved_by text,
  approved_at timestamptz,
  cycle_id uuid,
  recorded_by text not null,
  recorded_name text not null,
  recorded_at timestamptz not null,
  version integer not null default 1,
  check (worked + standby + broken <= 1440),
  check ((broken > 0) = (broken_by is not null)),
  unique (line_id, day)
);
create index day_sheets_states on day_sheets (state) where state in ('open', 'signed', 'disputed');
create index day_sheets_segments on day_sheets (segment_id, day);

-- The invoice of a cycle of a hire: what stood on it.
create table hire_cycles (
  id uuid primary key,
  contract_id uuid not null references hires,
  number integer not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  invoice_id uuid,
  net bigint not null,
  items jsonb not null,
  issued_by text not null,
  issued_at timestamptz not null,
  unique (contract_id, number)
);

-- A day that was left for the next cycle: once.
create table hire_put_offs (
  line_id uuid not null references hire_lines,
  day date not null,
  cycle_id uuid not null references hire_cycles,
  primary key (line_id, day)
);
