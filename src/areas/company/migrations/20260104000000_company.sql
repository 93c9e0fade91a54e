-- What the office says about itself, as it was typed; what is not here is not set. The list of them is settings.ts.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);
