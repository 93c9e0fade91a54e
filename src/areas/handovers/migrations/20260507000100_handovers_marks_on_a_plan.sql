-- Marks lie on a drawing of the subject, in the drawing's own units: where something is scratched, dented or missing.
alter table handover_sheets add column plan text;

create table handover_marks (
  sheet_id uuid not null references handover_sheets on delete cascade,
  -- Made by whoever marks it; a mark keeps its id on every sheet it is seen on.
  id uuid not null,
  place integer not null,
  panel text not null check (panel <> ''),
  x integer not null check (x >= 0),
  y integer not null check (y >= 0),
  what text not null check (what in ('scratch', 'dent', 'break', 'crack', 'rust', 'chip', 'missing')),
  size text not null check (size in ('small', 'medium', 'large')),
  note text,
  -- The signed sheet it was first seen on; none where that is this one.
  known_from uuid check (known_from <> sheet_id),
  marked_by text not null,
  marked_at timestamptz not null,
  primary key (sheet_id, id),
  unique (sheet_id, place),
  foreign key (known_from, id) references handover_marks (sheet_id, id)
);
-- A mark is new once: what is known can be charged to nobody, and never becomes new again.
create unique index handover_marks_new_once on handover_marks (id) where known_from is null;
create index handover_marks_known_from_idx on handover_marks (known_from) where known_from is not null;

-- Pictures taken on the day: those the kind of the sheet asks for by their names, and those of a mark.
create table handover_shots (
  file_id uuid primary key references files,
  sheet_id uuid not null references handover_sheets on delete cascade,
  name text,
  mark_id uuid,
  taken_by text not null,
  taken_at timestamptz not null,
  check ((name is null) <> (mark_id is null)),
  foreign key (sheet_id, mark_id) references handover_marks (sheet_id, id) on delete cascade
);
create unique index handover_shots_once on handover_shots (sheet_id, name) where name is not null;
create index handover_shots_of_marks on handover_shots (sheet_id, mark_id) where mark_id is not null;

-- What somebody has signed is as it was signed.
create trigger handover_marks_stay before insert or update or delete on handover_marks
  for each row execute function signed_items_stay();
create trigger handover_shots_stay before insert or update or delete on handover_shots
  for each row execute function signed_items_stay();

-- What an earlier sheet has signed goes along as it was: it comes from a signed sheet of the same subject, and leaves with its sheet alone.
create function known_marks_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.known_from is not null and not exists (
      select from handover_sheets before, handover_sheets here
      where before.id = new.known_from and here.id = new.sheet_id and before.status = 'signed'
        and before.subject_kind = here.subject_kind and before.subject_id = here.subject_id
    ) then
      raise exception 'a mark is known from a signed sheet of the same subject' using errcode = '23514';
    end if;
    return new;
  end if;
  if old.known_from is not null and exists (select from handover_sheets where id = old.sheet_id) then
    raise exception 'a known mark is not changed' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and new.known_from is not null then
    raise exception 'a new mark is not made a known one' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
create trigger handover_known_marks_stay before insert or update or delete on handover_marks
  for each row execute function known_marks_stay();
