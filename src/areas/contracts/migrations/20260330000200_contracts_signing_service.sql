-- The licensed service by which whoever wants to signs in place of our code; its key is sealed. There is one at a time.
create table signing_services (
  only_one boolean primary key default true check (only_one),
  name text not null check (name <> ''),
  address text not null,
  key text not null,
  active boolean not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- What the service knows a signature by, where it is given, and its proof of it.
alter table contract_signings add column service_ref text unique;
alter table contract_signings add column service_url text;
alter table contract_signings add column evidence text;
alter table contract_signings drop constraint contract_signings_way_check;
alter table contract_signings add constraint contract_signings_way_check check (way in ('own-code', 'licensed-service'));
alter table contract_signings drop constraint contract_signings_check2;
alter table contract_signings add constraint contract_signings_proved check (state <> 'signed' or (signer is not null
  and signed_by is not null and way is not null and address is not null and sha256 is not null and case way
    when 'own-code' then code_kind is not null and code_to is not null
    else service_ref is not null and evidence is not null end));
