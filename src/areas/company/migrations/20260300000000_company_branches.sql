-- The offices of the company. What a branch does not say of itself (address, phone, hours) is what the company says.
create table branches (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  name_ar text not null unique,
  wilayat text not null,
  address text,
  phone text check (phone ~ '^\+[1-9]\d{7,14}$'),
  hours jsonb,
  active boolean not null,
  added_at timestamptz not null
);

insert into branches (id, code, name_ar, wilayat, active, added_at)
values (gen_random_uuid(), 'SLL', 'صلالة', 'صلالة', true, now());
