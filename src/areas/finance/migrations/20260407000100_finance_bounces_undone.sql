-- A cheque that was said to have come back by mistake lies at the bank again: the step that says so names the one it undoes, once.
alter table cheque_steps add column undoes uuid unique references cheque_steps;
