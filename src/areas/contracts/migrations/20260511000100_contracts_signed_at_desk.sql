-- For the company a contract agreed on at a desk is signed by whoever sends it, with the account they are signed in with.
alter table contract_signings drop constraint contract_signings_way_check;
alter table contract_signings
  add constraint contract_signings_way_check check (way in ('own-code', 'licensed-service', 'own-session'));
alter table contract_signings drop constraint contract_signings_proved;
alter table contract_signings add constraint contract_signings_proved check (state <> 'signed' or (signer is not null
  and signed_by is not null and way is not null and address is not null and sha256 is not null and case way
    when 'own-code' then code_kind is not null and code_to is not null
    when 'own-session' then party_id is null
    else service_ref is not null and evidence is not null end));
