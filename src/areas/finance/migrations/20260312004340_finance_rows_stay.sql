-- A number is given by next_number alone, one after the other: whoever works with the rights of the application leaves no gap.
alter function next_number(text, text, uuid, date) security definer set search_path = public;
create function series_stays() returns trigger language plpgsql as $$
begin
  if current_user <> (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    raise exception 'numbers of % are given by next_number', new.kind using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger document_series_stay before insert or update on document_series for each row execute function series_stays();

-- A bill is as it was entered: only what is to pay of it changes, what came back, and that it was mirrored, once.
create function bill_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['open', 'credited', 'reversed_by', 'reversed_at', 'reversed_in', 'reason'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) or old.reversed_at is not null then
    raise exception 'bill % stays as it was entered', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bills_stay before update on bills for each row execute function bill_stays();

-- Who agreed is written once.
create or replace function payout_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'ended_by', 'ended_at', 'end_reason'];
begin
  if old.approved_at is null then
    becomes := becomes || array['approved_by', 'approved_at'];
  end if;
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'payout % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function set_off_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'ended_by', 'ended_at', 'end_reason'];
begin
  if old.agreed_at is null then
    becomes := becomes || array['agreed_by', 'agreed_at'];
  end if;
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'set-off % stays as it was asked for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What a customer showed stays as it was shown: only what became of it changes.
create function transfer_proof_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'decided_by', 'decided_at', 'reason', 'receipt_id', 'taken_back'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) then
    raise exception 'proof % stays as it was shown', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger transfer_proofs_stay before update on transfer_proofs for each row execute function transfer_proof_stays();

-- Who keeps which box since when stays; a session that was closed is not opened again.
create function cash_session_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'opened_at', 'closed_at'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) or old.closed_at is not null then
    raise exception 'session % stays as it was begun', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cash_sessions_stay before update on cash_sessions for each row execute function cash_session_stays();

-- A match that was undone is kept; of a month that was locked none is undone.
create table past_bank_matches (
  id bigint primary key generated always as identity,
  transfer_id bigint not null references transfers,
  line_id uuid not null references bank_lines,
  undone_at timestamptz not null default now()
);
create index on past_bank_matches (line_id);
create trigger past_bank_matches_kept before update or delete or truncate on past_bank_matches
  for each statement execute function kept_for_good();
comment on table past_bank_matches is 'add only';

create function bank_match_goes() returns trigger language plpgsql as $$
begin
  if exists (select from bank_lines where id = old.line_id and status = 'locked') then
    raise exception 'the month of line % is locked', old.line_id using errcode = 'restrict_violation';
  end if;
  insert into past_bank_matches (transfer_id, line_id) values (old.transfer_id, old.line_id);
  return old;
end $$;
create trigger bank_matches_go before delete on bank_matches for each row execute function bank_match_goes();
create trigger bank_matches_stay before update on bank_matches for each statement execute function kept_for_good();
