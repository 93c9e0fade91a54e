-- What was attached to an answer of ours, or to what the customer wrote in the account.
create table inbox_line_files (
  file_id uuid primary key references files,
  line_id uuid not null references inbox_lines
);
create index on inbox_line_files (line_id);
