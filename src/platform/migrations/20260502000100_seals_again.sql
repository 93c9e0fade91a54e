-- A seal says up to which fact it reaches: what is written to its day afterwards, by a clock that was put back, is sealed again behind it.
alter table seals add number bigint, add until_sequence bigint;
alter table seals disable trigger seals_kept;
update seals set until_sequence = (select coalesce(max(sequence), 0) from facts),
  number = (select count(*) from seals earlier where earlier.day <= seals.day);
alter table seals enable trigger seals_kept;
alter table seals alter number set not null, alter until_sequence set not null, drop constraint seals_pkey, add primary key (number);
create unique index seals_of_a_day on seals (day, number);
