-- Why a difference was not agreed to stands at its session, until it is counted or asked for again.
alter table cash_sessions add column sent_back text check (sent_back <> '');
create or replace function cash_session_stays() returns trigger language plpgsql as $$
declare
  becomes text[] := array['status', 'opened_at', 'closed_at', 'sent_back'];
begin
  if (to_jsonb(new) - becomes) is distinct from (to_jsonb(old) - becomes) or old.closed_at is not null then
    raise exception 'session % stays as it was begun', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
