-- Few of many: companies among people, flagged among all. Without these a filter reads the whole register.
create index parties_kind on parties (kind, sequence);
create index parties_risk on parties (risk, sequence) where risk <> 'none';
