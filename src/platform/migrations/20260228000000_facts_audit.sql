-- Who it was then and how they came: names change and sessions go, what happened stays as it was told.
-- Facts from before this say none of it.
alter table facts
  add actor_name text,
  add seen_as text,
  add address text,
  add device text,
  add reason text;

-- The same order whatever is asked for: a page of fifty is read from its place in the index, however many lie behind it.
create index on facts (happened_at, sequence);
create index on facts (actor_id, happened_at, sequence);
create index on facts (subject_id, happened_at, sequence);
create index on facts (name, happened_at, sequence);
create index on facts ((data ->> 'number')) where data ->> 'number' is not null;
drop index facts_subject_id_sequence_idx;
