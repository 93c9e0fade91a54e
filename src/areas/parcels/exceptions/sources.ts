import { type Expression, type RawBuilder, sql } from 'kysely'
import { daysAsked, type ExceptionKind, stuckHours } from './exception.ts'

/** As they are kept, or read with the question. */
export type StandingRules = { attempts: number | Expression<number>; freeDays: number | Expression<number> }
type Asked = StandingRules & { now: Date; today: string }
type Found = { parcelId: string; kind: ExceptionKind; since: Date; detail: string | null; bagId: string | null }

const noBag = sql`null::uuid`
const noWord = sql`null::text`
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Each as parcel, kind, since when, what is said beside, and the bag it is missed from: all from what is kept, none counted ahead. */
const sources = ({ now, today, attempts, freeDays }: Asked): RawBuilder<unknown>[] => [
  sql`select id, 'missed', missed_at, ${noWord}, ${noBag}, 1 from parcels where missed_at is not null`,
  sql`select p.id, 'conflict', s.seen_at, f.code, ${noBag}, 2
    from parcel_stocktake_pieces s
    join parcel_stocktakes t on t.id = s.stocktake_id
    join parcel_shelves f on f.id = t.shelf_id
    join parcel_pieces c on c.id = s.piece_id
    join parcels p on p.id = c.parcel_id
    where s.seen_at > ${hoursBefore(now, daysAsked * 24)} and p.state in ('handed-over', 'returned') and s.seen_at > p.ended_at`,
  sql`select parcel_id, 'conflict', happened_at, said, ${noBag}, 2 from parcel_phone_events
    where result = 'conflict' and happened_at > ${hoursBefore(now, daysAsked * 24)}`,
  sql`select id, 'short', changed_at, ${noWord}, ${noBag}, 3 from parcels where state = 'lost'`,
  sql`select c.parcel_id, 'short', g.arrived_at, ${noWord}, b.bag_id, 3
    from parcel_bag_pieces b
    join parcel_bags g on g.id = b.bag_id
    join parcel_pieces c on c.id = b.piece_id
    where b.received_at is null and g.arrived_at is not null and c.state = 'in-transit'`,
  sql`select id, 'damaged', changed_at, ${noWord}, ${noBag}, 4 from parcels where state = 'damaged'`,
  sql`select p.id, 'unproved', o.at, o.reason, ${noBag}, 5
    from parcel_proofs o join parcels p on p.id = o.parcel_id
    where o.by in ('signature', 'photo') and o.at > ${hoursBefore(now, daysAsked * 24)} and p.state = 'handed-over'`,
  sql`select p.id, 'spent', a.last, a.reason, ${noBag}, 6
    from parcels p
    cross join lateral (
      select max(e.at) as last, count(distinct e.at) as times, (array_agg(e.reason order by e.at desc))[1] as reason
      from parcel_events e where e.parcel_id = p.id and e.step = 'attempt-failed') a
    where p.ended_at is null and not p.is_returning and p.held_reason is null and p.service = 'door'
      and p.state in ('attempt-failed', 'at-branch', 'shelved') and a.times >= ${attempts}
      -- First by what is kept: few have failed so often.
      and p.failed_times > 0 and p.failed_times >= ${attempts}`,
  sql`select id, 'held', changed_at, held_reason, ${noBag}, 7 from parcels where ended_at is null and held_reason is not null`,
  sql`select id, 'late', (storage_from + ${freeDays}::int)::timestamp at time zone 'Asia/Muscat', ${noWord}, ${noBag}, 8
    from parcels where ended_at is null and state = 'ready-for-pickup' and held_reason is null
      and storage_from + ${freeDays}::int < ${today}::date`,
  sql`select id, 'stuck', changed_at, ${noWord}, ${noBag}, 9
    from parcels where ended_at is null and held_reason is null and changed_at < ${hoursBefore(now, stuckHours)}
      and state not in ('registered', 'ready-for-pickup')
      -- A carrier abroad tells of it when it was brought.
      and not exists (select 1 from parcel_carriers k where k.parcel_id = parcels.id and k.ended_at is null)`,
]

/** One for each parcel, and none that somebody decided since. */
export const standing = (asked: Asked) =>
  sql<Found>`(select distinct on (x.parcel_id) x.parcel_id, x.kind, x.since, x.detail, x.bag_id
    from (${sql.join(sources(asked), sql` union all `)}) as x (parcel_id, kind, since, detail, bag_id, rank)
    where not exists (select 1 from parcel_reviews r
      where r.parcel_id = x.parcel_id and r.kind = x.kind and r.reviewed_at >= x.since)
    order by x.parcel_id, x.rank, x.since)`
