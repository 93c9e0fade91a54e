-- By what an electronic invoice is known to whoever exchanges it: one for each paper, for good.
alter table invoices add column uuid uuid not null unique default gen_random_uuid();

-- What became of handing an electronic invoice to a provider: every step a row. None of a paper that was never handed over.
create table e_invoice_submissions (
  id bigint primary key generated always as identity,
  invoice_id uuid not null references invoices,
  provider text not null check (provider <> ''),
  profile text not null check (profile <> ''),
  state text not null check (state in ('queued', 'sent', 'accepted', 'rejected')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reference text,
  answer text,
  happened_at timestamptz not null
);
create index on e_invoice_submissions (invoice_id, id desc);
comment on table e_invoice_submissions is 'add only';
create trigger e_invoice_submissions_kept before update or delete or truncate on e_invoice_submissions
  for each statement execute function kept_for_good();
