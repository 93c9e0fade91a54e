-- Where both sides counted differently: by whose count it is charged, or that this is still open, and why.
alter table hire_pool_returns
  add column difference text check (difference in ('ours', 'theirs', 'open')),
  add column difference_why text,
  add check (difference <> 'open' or invoice_id is null);
create index hire_pool_returns_open on hire_pool_returns (contract_id) where difference = 'open';
