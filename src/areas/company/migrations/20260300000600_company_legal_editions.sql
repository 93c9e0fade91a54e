-- Each text goes on from the number both had: a consent to edition 3 stays one to what either text said then.
insert into settings (key, value, changed_at)
select replace(key, 'legal', text), value, changed_at
from settings, (values ('privacy'), ('terms')) as texts (text)
where key in ('legalVersion', 'legalDate');
delete from settings where key in ('legalVersion', 'legalDate');
