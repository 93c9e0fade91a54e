-- A proof whose receipt was reversed waits again, and says why for as long as it does.
alter table transfer_proofs add column taken_back text check (taken_back <> '');
