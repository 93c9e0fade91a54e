-- Whoever has shown a transfer may take that back while it waits; what was withdrawn keeps nobody from showing the same slip again.
alter table transfer_proofs drop constraint transfer_proofs_status_check;
alter table transfer_proofs add constraint transfer_proofs_status_check check (status in ('waiting', 'confirmed', 'refused', 'withdrawn'));
drop index transfer_proofs_slip;
create unique index transfer_proofs_slip on transfer_proofs (party_id, account_id, slip_mark(reference))
  where status not in ('refused', 'withdrawn') and not again;
