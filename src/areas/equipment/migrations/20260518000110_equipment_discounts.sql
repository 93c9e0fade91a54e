-- A discount carries the name of who gave it and why; the prices of the lines hold it already.
alter table hires
  add column discount_percent int not null default 0 check (discount_percent between 0 and 99),
  add column discount_why text,
  add column discount_by text,
  add constraint hires_discount_has_reason check ((discount_percent = 0) = (discount_why is null)),
  add constraint hires_discount_has_name check ((discount_percent = 0) = (discount_by is null));
