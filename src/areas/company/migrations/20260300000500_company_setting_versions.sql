-- What the band and the hours were each time they changed; a version is never changed, the greatest one holds.
create table setting_versions (
  part text not null check (part in ('notice', 'hours')),
  version integer not null check (version > 0),
  words jsonb not null,
  restored integer,
  written_by text,
  written_at timestamptz not null,
  primary key (part, version)
);

-- What stands there today is the first version; who typed it is told by the trail.
insert into setting_versions (part, version, words, written_at)
select part, 1, jsonb_object_agg(key, value), max(changed_at)
from settings
join (
  values
    ('noticeText', 'notice'),
    ('noticeLink', 'notice'),
    ('noticeFrom', 'notice'),
    ('noticeUntil', 'notice'),
    ('openingHours', 'hours'),
    ('seasonName', 'hours'),
    ('seasonFrom', 'hours'),
    ('seasonUntil', 'hours'),
    ('seasonHours', 'hours')
) as of_part (of_key, part) on of_key = key
group by part;
