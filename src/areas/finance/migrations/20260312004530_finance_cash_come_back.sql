-- Cash that was paid out comes back after the box it left was counted: into the box of whoever takes it today, or to an account of ours.
-- One that says nothing of where went back to where it was paid from.
alter table payout_reversals add column account text check (account in ('1110', '1120')),
  add column key text,
  add column session_id uuid references cash_sessions,
  add column reference text check (reference <> ''),
  add check ((account is null) = (key is null)),
  add check ((account is not distinct from '1110') = (session_id is not null)),
  add check ((account is not distinct from '1120') = (reference is not null));

alter table petty_reversals add column box_id uuid references cash_boxes,
  add column session_id uuid references cash_sessions,
  add check ((box_id is null) = (session_id is null));

insert into allowed_pairs
  select d.code, c.code from (
    select '1110' debit, unnest(array['5200', '5210', '5220', '5300', '5400', '5500', '6110', '6120', '6130', '6140', '1250', '2140']) credit
    union all select '1120', '2140') pairs
  join accounts d on pairs.debit in (d.code, d.parent)
  join accounts c on pairs.credit in (c.code, c.parent)
  on conflict do nothing;
