-- Two agreed that the opening balances are complete: 3999 stands at nothing, and stays there until two agree to open it again.
create table opening_sign_offs (
  id uuid primary key,
  asked_by text not null,
  signed_by text not null,
  signed_at timestamptz not null,
  undo_asked_by text,
  undone_by text,
  undone_at timestamptz,
  undo_reason text,
  check (asked_by <> signed_by),
  check (undo_asked_by <> undone_by),
  check (num_nonnulls(undo_asked_by, undone_by, undone_at, undo_reason) in (0, 4))
);
create unique index opening_sign_offs_one on opening_sign_offs ((true)) where undone_at is null;

create function opening_sign_off_holds() returns trigger language plpgsql as $$
declare
  ends text[] := array['undo_asked_by', 'undone_by', 'undone_at', 'undo_reason'];
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - ends) is distinct from (to_jsonb(old) - ends) or old.undone_at is not null then
      raise exception 'sign-off % stays as it is', old.id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  -- Whoever is posting is waited for, and whoever comes after finds it signed off.
  perform pg_advisory_xact_lock(968012);
  if (select coalesce(sum(leaf_net(l.id)), 0) from leaves l where l.account = '3999') <> 0 then
    raise exception 'the opening balances do not come to nothing' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger opening_sign_offs_hold before insert or update on opening_sign_offs for each row execute function opening_sign_off_holds();
create trigger opening_sign_offs_kept before delete or truncate on opening_sign_offs for each statement execute function kept_for_good();

create function opening_is_open() returns trigger language plpgsql as $$
begin
  if exists (select from opening_sign_offs where undone_at is null) then
    raise exception 'the opening balances are signed off' using errcode = 'restrict_violation', constraint = 'transfers_opening';
  end if;
  return new;
end $$;
create trigger transfers_opening before insert on transfers for each row
  when ('3999' in (new.debit_account, new.credit_account)) execute function opening_is_open();
