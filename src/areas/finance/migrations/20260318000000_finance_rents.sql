-- What a tenant owes an owner is demanded by a paper of its own: ours to collect, and no supply of ours.
alter table invoices drop constraint invoices_kind_check;
alter table invoices add constraint invoices_kind_check check (kind in ('invoice', 'tax-invoice', 'simplified-invoice', 'debit-note',
  'deposit-demand', 'rent-demand', 'credit-note', 'opening-invoice', 'opening-deposit'));

-- What a contract charged is looked up by it.
create index charges_contract on charges (contract_id, due_on) where contract_id is not null;

-- What was collected for each mandate is what its pool is held against.
create index charges_owners on charges (income_key) where debt_account = '9110';

-- Many papers in one step, each as it is issued alone. The first that the books refuse ends it.
create function issue_papers(papers jsonb)
  returns table (fault text, about text, asked bigint, there bigint, number text) language plpgsql as $$
declare
  one jsonb;
  issued record;
begin
  for one in select value from jsonb_array_elements(papers) with ordinality e (value, place) order by place loop
    select * into issued from issue_paper(one->'entry', one->'moves', one->'paper', one->>'letters', one->'lines');
    fault := issued.fault; about := issued.about; asked := issued.asked; there := issued.there; number := issued.number;
    return next;
    if fault is not null then return; end if;
  end loop;
end $$;
