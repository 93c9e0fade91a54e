-- The next number of a series. Its row is held until the transaction ends, so it is taken last: whoever is not saved leaves no gap.
create function next_number(of_kind text, letters text, of_branch uuid, of_day date)
  returns table (year integer, sequence integer, number text) language plpgsql as $$
begin
  return query insert into document_series as held (kind, branch_id, year, last)
    values (of_kind, of_branch, extract(year from of_day)::integer, 1)
    on conflict on constraint document_series_pkey do update set last = held.last + 1
    returning held.year, held.last, format('%s-%s%s-%s', letters, (select b.code from branches b where b.id = of_branch),
      to_char(of_day, 'YY'), lpad(held.last::text, greatest(length(held.last::text), 5), '0'));
end $$;

-- A paper with its number, its lines and what is posted of them, in one step; or the fault of the books. Its lines are charges.
create function issue_paper(entry jsonb, moves jsonb, paper jsonb, letters text, lines jsonb)
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
      supplied_until, due_on, seller, buyer, net, vat, credits, reason, journal_id, words)
    select p.id, p.kind, p.branch_id, place.year, place.sequence, place.number, p.party_id, p.issued_on, p.issued_at, p.issued_by,
      p.supplied_from, p.supplied_until, p.due_on, p.seller, p.buyer, p.net, p.vat, p.credits, p.reason, (entry->>'id')::uuid,
      lower(place.number) || ' ' || p.words
    from jsonb_populate_record(null::invoices, paper) p;
  insert into charges (id, invoice_id, place, party_id, branch_id, kind, line, description, quantity, unit_price, discount, net,
      vat_category, vat_rate, vat_reason, vat, debt_account, income_account, income_key, contract_id, resource_id, project_id, due_on,
      source, source_id)
    select l.id, l.invoice_id, l.place, l.party_id, l.branch_id, l.kind, l.line, l.description, l.quantity, l.unit_price, l.discount, l.net,
      l.vat_category, l.vat_rate, l.vat_reason, l.vat, l.debt_account, l.income_account, l.income_key, l.contract_id, l.resource_id,
      l.project_id, l.due_on, l.source, l.source_id
    from jsonb_populate_recordset(null::charges, lines) l;
  return query select null::text, null::text, null::bigint, null::bigint, place.number;
end $$;

-- What there is under the id that a form brought. Of two presses of it the second waits here for the first, and then finds what it did.
create function paper_under(asked text)
  returns table (number text, kind text, draft text, branch_id uuid) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(asked, 968013));
  return query select i.number, i.kind, d.status, d.branch_id
    from (select asked::uuid as id) a left join invoices i on i.id = a.id left join invoice_drafts d on d.id = a.id;
end $$;
