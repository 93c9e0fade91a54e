-- A reference is the word of whoever sends it, and nobody is kept from sending his own by another's: one customer shows one transfer once.
-- Which of two it belongs to is seen at the bank, and its receipt is one in taken_slips.
drop index transfer_proofs_slip;
create unique index transfer_proofs_slip on transfer_proofs (party_id, account_id, slip_mark(reference))
  where status <> 'refused' and not again;

-- By its reference a transfer is compared with others, and whoever made it is found at the counter; by their numbers whoever papers were made for.
create index transfer_proofs_mark on transfer_proofs (slip_mark(reference));
create index taken_slips_mark on taken_slips (slip_mark(reference));
create index outlays_reference on outlays (upper(reference));
create index outlay_receipts_number on outlay_receipts (upper(number));
