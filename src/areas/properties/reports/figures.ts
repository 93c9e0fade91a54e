import { sql } from 'kysely'
import { rentsInTheBooks } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, baisa, type Figure, type Pulse } from '#platform/home.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { sameDaysBefore } from '#values/delay.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { vacantNow } from '../queries.ts'
import { report } from './queries.ts'
import { reportAddress } from './report-asked.ts'
import { unitsWithin } from './within.ts'

const permission = may.viewReports
const all = { branch: '', property: '', owner: '', page: 1, permission }

/** What is late of rents: the sum of the report it leads to. */
export const rentLate: Figure = {
  ...{ name: 'rentLate', permission },
  read: (ctx) =>
    asked(
      sql<bigint>`(select coalesce(sum(o.open), 0)::bigint from (${rentsInTheBooks.openRents}) o
        join leases l on l.contract_id = o.contract_id join (${unitsWithin(ctx, { ...all, from: '', to: '' })}) u on u.id = l.unit_id
        where o.due_on < ${dayOf(ctx.now())}::date)`,
      (value) => ({ label: 'متأخرات المستأجرين', value, path: reportAddress('arrears', {}), urgent: true }),
    ),
}

function thisMonth({ now }: Pick<Ctx, 'now'>) {
  const from = `${dayOf(now()).slice(0, 7)}-01`
  return { from, to: daysAfter(monthsAfter(from, 1), -1) }
}

/** The same of one property, where whoever asks sees its reports. */
export async function rentOfMonth(ctx: Ctx, { id, branchId }: { id: string; branchId: string }) {
  if (!reaches(ctx.actor, permission, { branchId })) return null
  const month = thisMonth(ctx)
  const { sums } = await report(ctx, 'collection', { ...all, ...month, property: id })
  return { first: month.from, billed: sums.billed ?? 0n, paid: sums.paid ?? 0n }
}

type Rents = { months: number[]; now: string; before: string; billed: string; vacant: number }

/** Rents as a business: what came in of what was due in the days of this month, and of the same days of the month before. */
export const rentPulse: Pulse = {
  ...{ service: 'rent', permission },
  read: (ctx) => {
    const today = dayOf(ctx.now())
    const { from } = thisMonth(ctx)
    const [before, first] = [sameDaysBefore(today), monthsAfter(from, -11)]
    const paid = (days: { from: string; to: string }) =>
      sql`(select coalesce(sum(paid), 0)::text from rents where due_on between ${days.from}::date and ${days.to}::date)`
    return asked(
      sql<Rents>`(with rents as materialized (
          select c.due_on, c.paid, c.billed from (${rentsInTheBooks.chargedRents} and charges.kind = 'rent'
            and charges.due_on between ${first}::date and ${today}::date) c
          join leases l on l.contract_id = c.contract_id
          join (${unitsWithin(ctx, { ...all, from: '', to: '' })}) u on u.id = l.unit_id)
        select json_build_object(
          'months', (select json_agg((select coalesce(sum(paid), 0) from rents where date_trunc('month', due_on) = m) order by m)
            from generate_series(${first}::timestamp, ${from}::timestamp, interval '1 month') m),
          'now', ${paid({ from, to: today })}, 'before', ${paid(before)},
          'billed', (select coalesce(sum(billed), 0)::text from rents where due_on >= ${from}::date),
          'vacant', (select ${vacantNow(ctx)})))`,
      ({ months, now, before: then, billed, vacant }) => ({
        ...{ measure: 'المحصَّل', path: reportAddress('collection', { from, to: today }) },
        ...{
          now: baisa(now),
          before: baisa(then),
          months: months.map(baisa),
          remark: remarkOf(baisa(now), baisa(billed), vacant),
        },
      }),
    )
  },
}

function remarkOf(paid: bigint, billed: bigint, vacant: number) {
  const share = billed > 0n ? [`حُصّل ${(Number((paid * 1000n) / billed) / 10).toFixed(1)}%`] : []
  return [...share, `${vacant} شاغرة`].join(' · ')
}
