-- The days of a line of its own, on a paper whose lines have several: by them what is paid ahead is earned. Without them those of the paper.
alter table charges add column own_from date, add column own_until date,
  add constraint charges_own_days check ((own_from is null) = (own_until is null) and own_from <= own_until);

create or replace function issue_paper(entry jsonb, moves jsonb, paper jsonb, letters text, lines jsonb)
  returns table (fault text, about text, asked bigint, there bigint, number text) language plpgsql as $$
declare
  posted record;
  place record;
begin
  select * into posted from post_journal(entry, moves);
  if posted.fault is not null then
    return query select posted.fault, posted.about, posted.asked, posted.there, null::text;
    return;
  end if;

  select * into place from next_number(paper->>'kind', letters, (paper->>'branch_id')::uuid, (paper->>'issued_on')::date);
  insert into invoices (id, kind, branch_id, year, sequence, number, party_id, issued_on, issued_at, issued_by, supplied_from,
      supplied_until, due_on, seller, buyer, net, vat, credits, adds, reason, journal_id, words)
    select p.id, p.kind, p.branch_id, place.year, place.sequence, place.number, p.party_id, p.issued_on, p.issued_at, p.issued_by,
      p.supplied_from, p.supplied_until, p.due_on, p.seller, p.buyer, p.net, p.vat, p.credits, p.adds, p.reason, (entry->>'id')::uuid,
      lower(place.number) || ' ' || p.words
    from jsonb_populate_record(null::invoices, paper) p;
  insert into charges (id, invoice_id, place, party_id, branch_id, kind, line, description, quantity, unit_price, discount, net,
      vat_category, vat_rate, vat_reason, vat_ground, vat_evidence, vat, debt_account, income_account, income_key, contract_id,
      resource_id, project_id, due_on, source, source_id, own_from, own_until)
    select l.id, l.invoice_id, l.place, l.party_id, l.branch_id, l.kind, l.line, l.description, l.quantity, l.unit_price, l.discount, l.net,
      l.vat_category, l.vat_rate, l.vat_reason, l.vat_ground, l.vat_evidence, l.vat, l.debt_account, l.income_account, l.income_key,
      l.contract_id, l.resource_id, l.project_id, l.due_on, l.source, l.source_id,
      l.own_from, l.own_until
    from jsonb_populate_recordset(null::charges, lines) l;
  return query select null::text, null::text, null::bigint, null::bigint, place.number;
end $$;
