-- What was published of a question, word for word; a version is never changed, the greatest one is what the question says.
create table question_versions (
  question_id uuid not null references questions (id) on delete cascade,
  version integer not null check (version >= 0),
  question text not null,
  answer text not null,
  service text,
  link_path text,
  link_label text,
  restored integer,
  written_by text,
  written_at timestamptz,
  primary key (question_id, version)
);

-- What stood there before versions were kept is where each of them begins; who wrote it is in the audit trail.
insert into question_versions (question_id, version, question, answer, service, link_path, link_label)
select id, 0, question, answer, service, link_path, link_label from questions;
