-- What was sent to a provider stays known.
create trigger online_refunds_kept before delete or truncate on online_refunds for each statement execute function kept_for_good();
