-- What the office says to many: an announcement into the bells, or a campaign to those who agreed to offers.
create table campaigns (
  id uuid primary key,
  kind text not null check (kind in ('announcement', 'campaign')),
  title text not null,
  channels jsonb not null,
  subject text,
  text text not null,
  path text,
  audience jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  scheduled_for timestamptz,
  written_by text not null,
  written_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- How many it wrote; none while nobody has heard of its start.
  written_letters integer
);
create index on campaigns (scheduled_for) where status = 'scheduled';
