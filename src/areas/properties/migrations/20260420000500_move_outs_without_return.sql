-- A unit that was handed over by no paper may come back by none: whoever settles says why.
alter table move_outs add column no_return_reason text;
