-- By which a receipt is verified from outside: nobody guesses it, and it says nothing of the receipt.
alter table receipts add column token text not null unique default replace(gen_random_uuid()::text, '-', '');

-- How much of what it paid was paid as it was issued: so many of its allocations, the first ones. They alone stand on its paper.
alter table receipts add column paid_at_once integer not null default 0 check (paid_at_once >= 0);
alter table receipts disable trigger receipts_stay;
update receipts set paid_at_once = (
  select count(*) from allocations
  where receipt_id = receipts.id and takes_back is null and allocated_at < receipts.received_at + interval '5 seconds'
);
alter table receipts enable trigger receipts_stay;

-- The papers themselves, as they were printed first: handed out again and never made anew, whatever becomes of the templates.
create table kept_papers (
  kind text not null check (kind in ('invoice', 'receipt')),
  subject_id uuid not null,
  form text not null check (form in ('sheet', 'both', 'slip')),
  state text not null check (state in ('issued', 'reversed')),
  file_id uuid not null references files,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  kept_at timestamptz not null,
  primary key (subject_id, form, state)
);
create index on kept_papers (file_id);
comment on table kept_papers is 'add only';
create trigger kept_papers_kept before update or delete or truncate on kept_papers for each statement execute function kept_for_good();
