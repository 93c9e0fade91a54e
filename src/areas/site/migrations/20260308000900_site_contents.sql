-- What the office wrote in place of the words a page came with; a version is never changed, the greatest one is shown.
create table page_words (
  page text not null,
  version integer not null check (version > 0),
  title text not null,
  lead text not null,
  points text not null,
  restored integer,
  written_by text not null,
  written_at timestamptz not null,
  primary key (page, version)
);

-- What is being written and not shown yet; one for each page.
create table page_drafts (
  page text primary key,
  title text not null,
  lead text not null,
  points text not null,
  based_on integer not null,
  written_by text not null,
  written_at timestamptz not null
);
