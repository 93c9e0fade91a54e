-- By what our commission is reckoned: of what is collected, of what is billed, or so much for every month that begins. `base_collected` and
-- `collected` count what it is reckoned of, which for a fixed fee are the months.
alter table owner_pools
  add column basis text not null default 'collected' check (basis in ('collected', 'billed', 'fixed')),
  add column fee bigint not null default 0 check (fee >= 0),
  add column fee_since date,
  add column fee_until date,
  add check ((basis = 'fixed') = (fee > 0)),
  add check (basis <> 'fixed' or fee_since is not null);
alter table commission_runs
  add column basis text not null default 'collected' check (basis in ('collected', 'billed', 'fixed')),
  add column fee bigint not null default 0,
  add column fee_since date;
alter table commission_runs alter column basis drop default, alter column fee drop default;
