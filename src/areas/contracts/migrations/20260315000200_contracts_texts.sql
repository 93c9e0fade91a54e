-- The words of the contracts of a kind. A version is never changed: the next one is written beside it, and says which is in use.
create table contract_texts (
  id uuid primary key,
  kind text not null check (kind <> ''),
  version integer not null check (version > 0),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  written_by text not null,
  written_at timestamptz not null,
  unique (kind, version)
);
comment on table contract_texts is 'add only';

-- Which of them contracts are written in from now on; without one, the words the kind began with.
create table contract_texts_in_use (
  kind text primary key,
  text_id uuid not null references contract_texts,
  put_by text not null,
  put_at timestamptz not null
);

-- What a contract said when it was sent to be signed, word for word, and the paper it was printed on; sent again it is another one.
create table contract_papers (
  id uuid primary key,
  place integer generated always as identity,
  contract_id uuid not null references contracts,
  -- None where the contract was written in the first words of its kind.
  text_id uuid references contract_texts,
  title text not null,
  text text not null,
  file_id uuid not null references files,
  -- Of the bytes of that paper.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by text not null,
  made_at timestamptz not null
);
comment on table contract_papers is 'add only';
create index on contract_papers (contract_id, place desc);
create index on contract_papers (file_id);
