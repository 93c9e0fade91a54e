-- What names money stays, whatever became of it: its state changes, its row does not go.
do $$
declare
  name text;
begin
  foreach name in array array['bills', 'cash_boxes', 'cash_moves', 'cash_sessions', 'company_bank_accounts', 'document_series',
    'online_payments', 'suppliers', 'transfer_proofs']
  loop
    execute format('create trigger %I before delete or truncate on %I for each statement execute function kept_for_good()',
      name || '_kept', name);
  end loop;
end $$;
