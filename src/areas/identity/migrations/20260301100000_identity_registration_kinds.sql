-- Whether somebody opens the account for themselves or for their company.
alter table registrations add column party_kind text not null default 'person' check (party_kind in ('person', 'company'));
