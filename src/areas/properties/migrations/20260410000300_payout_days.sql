-- The books know the day of mandates that were told to them before they kept it.
update owner_pools set payout_day = mandates.payout_day from mandates where mandates.contract_id = owner_pools.mandate_id;
