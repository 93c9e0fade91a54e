-- The fingerprint of one fact: whoever changes a row behind the product's back does not match it any more.
create function fact_line(fact facts) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    fact.id, fact.sequence, fact.name, fact.command, fact.subject_id, fact.actor_id, fact.actor_name, fact.seen_as,
    fact.request_id, fact.address, fact.device, fact.reason, fact.data,
    (extract(epoch from fact.happened_at) * 1000000)::bigint
  )::text, 'UTF8')), 'hex')
$$;

alter table facts add line text not null default '';
update facts set line = fact_line(facts);

create function sign_fact() returns trigger language plpgsql as $$
begin
  new.line := fact_line(new);
  return new;
end $$;
create trigger facts_signed before insert on facts for each row execute function sign_fact();

-- One seal a day over the lines of that day and the seal before it: what is taken away or slipped in later breaks the chain.
create table seals (
  day date primary key,
  facts integer not null check (facts >= 0),
  previous text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null
);

create function kept_for_good() returns trigger language plpgsql as $$
begin
  raise exception 'what is written in % stays as it was written', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger facts_kept before update or delete or truncate on facts for each statement execute function kept_for_good();
create trigger seals_kept before update or delete or truncate on seals for each statement execute function kept_for_good();
