-- How many numbers a kind has given out in a branch and year. Its row is held until the transaction ends: whoever is not saved
-- leaves no gap.
create table contract_series (
  kind text not null,
  branch_id uuid not null references branches,
  year integer not null,
  last integer not null,
  primary key (kind, branch_id, year)
);

-- One row for every contract of the company, whatever it is about: what is particular to its kind lies with the area of that kind.
create table contracts (
  id uuid primary key,
  kind text not null check (kind <> ''),
  number text not null unique,
  year integer not null,
  sequence integer not null,
  branch_id uuid not null references branches,
  -- The customer it is with; whoever else stands in it is in contract_parties.
  party_id uuid not null references parties,
  -- What it is about, as lists say it: «شقة 3، برج السعادة».
  title text not null check (title <> ''),
  state text not null check (state in ('draft', 'pending-signature', 'active', 'suspended', 'notice-given', 'ended', 'closed',
    'cancelled', 'terminated-early')),
  -- Both days are within.
  starts_on date not null,
  ends_on date not null,
  -- Whole baisa over the whole term.
  value bigint not null check (value >= 0),
  notice_days integer not null check (notice_days between 0 and 730),
  auto_renew boolean not null,
  predecessor_id uuid references contracts,
  sent_at timestamptz,
  signed_on date,
  signed_way text check (signed_way in ('paper', 'code')),
  -- The paper with the signatures, or with the page that proves them.
  signed_file_id uuid references files,
  activated_by text,
  activated_at timestamptz,
  suspended_reason text,
  notice_by text check (notice_by in ('party', 'company')),
  notice_on date,
  notice_reason text,
  -- The last day, where notice was given.
  leaves_on date,
  ended_on date,
  ended_by text,
  end_reason text,
  closed_by text,
  closed_at timestamptz,
  words text not null,
  version integer not null,
  drafted_by text not null,
  drafted_at timestamptz not null,
  unique (kind, branch_id, year, sequence),
  check (starts_on <= ends_on),
  check (predecessor_id <> id),
  check ((signed_on is null) = (signed_way is null)),
  check ((signed_on is null) = (signed_file_id is null)),
  check (state <> 'draft' or (sent_at is null and signed_on is null)),
  check (state in ('draft', 'cancelled') or sent_at is not null),
  check ((activated_at is null) = (state in ('draft', 'pending-signature', 'cancelled'))),
  check ((activated_at is null) = (activated_by is null)),
  check (activated_at is null or signed_on is not null),
  check ((state = 'suspended') <= (suspended_reason is not null)),
  check ((notice_on is null) = (leaves_on is null) and (notice_on is null) = (notice_by is null)),
  check (state <> 'notice-given' or (notice_on is not null and notice_reason is not null)),
  check ((ended_on is not null) = (state in ('ended', 'closed', 'terminated-early'))),
  check (state not in ('terminated-early', 'cancelled') or (end_reason is not null and ended_by is not null)),
  check ((closed_at is not null) = (state = 'closed') and (closed_at is null) = (closed_by is null))
);
create index on contracts (branch_id, state);
create index on contracts (party_id);
create index on contracts (ends_on) where state in ('active', 'suspended', 'notice-given');
-- A contract is followed by one, as long as that one was not given up.
create unique index contracts_one_successor on contracts (predecessor_id) where state <> 'cancelled';

create table contract_parties (
  contract_id uuid not null references contracts,
  party_id uuid not null references parties,
  -- What the kind calls them: tenant, owner, guarantor.
  role text not null check (role <> ''),
  position integer not null,
  primary key (contract_id, party_id, role),
  unique (contract_id, position)
);
create index on contract_parties (party_id);

create table contract_resources (
  contract_id uuid not null references contracts,
  resource_id uuid not null references resources,
  primary key (contract_id, resource_id)
);
create index on contract_resources (resource_id);

-- Whatever writes: a contract goes its way and no other, and what was signed is not written anew.
create function contracts_go_their_way() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('draft', 'pending-signature'), ('pending-signature', 'draft'), ('pending-signature', 'active'),
    ('active', 'suspended'), ('suspended', 'active'), ('active', 'notice-given'), ('suspended', 'notice-given'),
    ('active', 'terminated-early'), ('notice-given', 'terminated-early'),
    ('draft', 'cancelled'), ('pending-signature', 'cancelled'),
    ('active', 'ended'), ('suspended', 'ended'), ('notice-given', 'ended'),
    ('ended', 'closed'), ('terminated-early', 'closed')) then
    raise exception 'contract % does not go from % to %', old.number, old.state, new.state using errcode = '23514';
  end if;
  if old.state <> 'draft' and (new.starts_on, new.ends_on, new.value, new.notice_days, new.auto_renew, new.party_id, new.title)
    is distinct from (old.starts_on, old.ends_on, old.value, old.notice_days, old.auto_renew, old.party_id, old.title) then
    raise exception 'contract % is no draft any more', old.number using errcode = '23514';
  end if;
  if (new.kind, new.number, new.branch_id, new.predecessor_id) is distinct from
    (old.kind, old.number, old.branch_id, old.predecessor_id) then
    raise exception 'contract % keeps its number and its place', old.number using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contracts_go_their_way before update on contracts for each row execute function contracts_go_their_way();

create function contracts_are_drafted() returns trigger language plpgsql as $$
declare
  of_contract uuid := case when tg_op = 'DELETE' then old.contract_id else new.contract_id end;
begin
  if (select state from contracts where id = of_contract) <> 'draft' then
    raise exception 'contract % is no draft any more', of_contract using errcode = '23514';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger contract_parties_of_drafts before insert or update or delete on contract_parties
  for each row execute function contracts_are_drafted();
create trigger contract_resources_of_drafts before insert or update or delete on contract_resources
  for each row execute function contracts_are_drafted();
