-- Whether the public holidays of the company's calendar are days of rest on site.
alter table hire_rules add column holidays_off boolean not null default true;

-- Those that were announced when the hire was agreed; null where the site works on them.
alter table hires add column holidays text[];
