-- Who is to sign the paper a contract was sent on, by a one-time code, and what became of it. Asked again after the contract went
-- back to its draft, it is another paper and another row.
create table contract_signings (
  id uuid primary key,
  contract_id uuid not null references contracts,
  paper_id uuid not null references contract_papers,
  position integer not null,
  -- None where it is for the company.
  party_id uuid references parties,
  -- As what they stand in it: «المستأجر».
  called text not null check (called <> ''),
  state text not null check (state in ('requested', 'signed', 'declined')),
  -- Of the link that opens it now: of the link itself only its hash is kept. The company signs from inside and has none.
  links integer not null check (links >= 0),
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  asked_by text not null,
  asked_at timestamptz not null,
  expires_at timestamptz,
  -- The one-time code asked for last. Codes are forgotten a day after they are over.
  code_id uuid,
  -- What proves the signature: whose, by which way, when, from where, with what, by a code sent to what, under which bytes.
  signer text,
  signed_by text,
  way text check (way in ('own-code')),
  signed_at timestamptz,
  address text,
  user_agent text,
  code_kind text check (code_kind in ('phone', 'email')),
  code_to text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  declined_at timestamptz,
  decline_reason text,
  unique (paper_id, position),
  unique nulls not distinct (paper_id, party_id),
  check ((party_id is null) = (link_hash is null) and (party_id is null) = (expires_at is null)),
  check ((state = 'signed') = (signed_at is not null)),
  check (state <> 'signed' or (signer is not null and signed_by is not null and way is not null and address is not null
    and code_kind is not null and code_to is not null and sha256 is not null)),
  check ((state = 'declined') <= (declined_at is not null and decline_reason is not null))
);
create index on contract_signings (contract_id);
create index on contract_signings (party_id);

-- Whatever writes: a signature is given once, and nothing of it is written anew.
create function contract_signatures_stay() returns trigger language plpgsql as $$
begin
  if old.state = 'signed' then
    raise exception 'signing % is given', old.id using errcode = '23514';
  end if;
  if (new.contract_id, new.paper_id, new.party_id, new.called) is distinct from
    (old.contract_id, old.paper_id, old.party_id, old.called) then
    raise exception 'signing % keeps its paper and its person', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contract_signatures_stay before update on contract_signings for each row execute function contract_signatures_stay();
create function contract_signings_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'signing % is kept', old.id using errcode = '23514';
end $$;
create trigger contract_signings_are_kept before delete on contract_signings for each row execute function contract_signings_are_kept();
