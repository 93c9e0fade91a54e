-- When and where whoever it is for wants it, who takes it for them, and what the courier should know.
alter table parcels
  add column deliver_on date,
  add column deliver_from text check (deliver_from ~ '^[0-2][0-9]:00$'),
  add column rescheduled integer not null default 0,
  add column redirected integer not null default 0,
  add column redirect_fee bigint not null default 0 check (redirect_fee >= 0),
  add column redirect_invoice_id uuid,
  add column instructions text,
  add column collector text,
  add check ((deliver_on is null) = (deliver_from is null));
