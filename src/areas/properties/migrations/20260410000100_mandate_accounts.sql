-- Where the money of each owner besides the one who signs for all goes; the account of that one is in the terms.
create table mandate_accounts (
  contract_id uuid not null references mandates,
  party_id uuid not null references parties,
  iban text not null,
  holder text not null,
  primary key (contract_id, party_id)
);

-- A demand of rent is written in the owner's name alone: there is nothing to choose.
alter table mandates drop column rent_issuer, drop column issuer_approval;
