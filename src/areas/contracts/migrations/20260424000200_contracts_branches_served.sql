-- Whoever has a contract in another branch than theirs is served there as well, from the first such contract on.
update parties set also_served = served.branches
from (select p.party_id, array_agg(distinct c.branch_id) branches
  from contract_parties p join contracts c on c.id = p.contract_id join parties t on t.id = p.party_id
  where c.branch_id is distinct from t.branch_id group by p.party_id) served
where served.party_id = parties.id;
