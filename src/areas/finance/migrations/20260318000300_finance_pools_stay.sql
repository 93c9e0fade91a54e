-- A mandate whose money we keep is never taken out of the books, and of a share nothing changes but where it is paid to.
create trigger owner_pools_kept before delete or truncate on owner_pools for each statement execute function kept_for_good();
create trigger owner_shares_kept before delete or truncate on owner_shares for each statement execute function kept_for_good();
create function owner_share_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'iban') is distinct from (to_jsonb(old) - 'iban') then
    raise exception 'share % of % stays as it was agreed', old.place, old.mandate_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger owner_shares_stay before update on owner_shares for each row execute function owner_share_stays();
create trigger owner_settlement_shares_kept before update or delete or truncate on owner_settlement_shares
  for each statement execute function kept_for_good();
create trigger owner_settlement_postings_kept before update or delete or truncate on owner_settlement_postings
  for each statement execute function kept_for_good();
create trigger owner_settlement_reversals_kept before update or delete or truncate on owner_settlement_reversals
  for each statement execute function kept_for_good();
create trigger commission_runs_kept before update or delete or truncate on commission_runs
  for each statement execute function kept_for_good();
