import { sql } from 'kysely'
import { pulseOfLine } from '#areas/finance/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, baisa, type Exceptions, type Figure } from '#platform/home.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf, endOfDay } from '#values/days.ts'
import { howLong } from '#values/plural.ts'
import { rentalsPath, todayPath } from '../paths.ts'
import { openUntil, reservedUntil } from './going.ts'

const permission = may.viewReservations

/** Cars that are out, with their contracts within reach. */
const out = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .innerJoin('vehicles', 'vehicles.id', 'carRentals.vehicleId')
    .where('carRentals.state', '=', 'out')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'carReservations.branchId' }))

const figures: Figure[] = [
  {
    ...{ name: 'carsGoing', permission },
    read: (ctx) => {
      const tonight = endOfDay(dayOf(ctx.now()))
      const reserved = reservedUntil(ctx, tonight).select(({ fn }) => fn.countAll<bigint>().as('count'))
      const open = openUntil(ctx, tonight).select(({ fn }) => fn.countAll<bigint>().as('count'))
      return asked(sql<string>`(select ((${reserved}) + (${open}))::text)`, (value) => ({
        ...{ label: 'تُسلَّم اليوم', value: Number(value), path: todayPath },
      }))
    },
  },
  {
    ...{ name: 'carsLate', permission },
    read: (ctx) =>
      asked(
        out(ctx)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where('plannedUntil', '<', ctx.now())
          .$asScalar(),
        (value) => ({ label: 'تأخرت إعادتها', value: Number(value), path: todayPath, urgent: true }),
      ),
  },
  {
    ...{ name: 'carsOut', permission },
    read: (ctx) =>
      asked(
        out(ctx)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({ label: 'لدى العملاء', value: Number(value), path: `${rentalsPath}?state=out` }),
      ),
  },
]

type Late = { count: number; first: string; model: string; next: string | null; amount: string }

/** Cars that should be back: the longest of them is told, and what is lost when the next who booked one of them finds none. */
const late: Exceptions = {
  permission,
  read: (ctx) =>
    asked(
      sql<Late>`(select json_build_object('count', count(*), 'first', min(l.planned_until), 'model',
          (array_agg(l.model order by l.planned_until))[1], 'next', min(l.next), 'amount', coalesce(sum(l.net), 0)::text)
        from (select r.planned_until, r.model, n.starts_at as next, n.net
          from (${out(ctx).select(['plannedUntil', 'model', 'carRentals.vehicleId']).where('plannedUntil', '<', ctx.now())}) r
          left join lateral next_booking(r.vehicle_id, ${ctx.now()}) n on true) l)`,
      ({ count, first, model, next, amount }) => {
        if (count === 0) return []
        const since = new Date(first)
        const title = count === 1 ? `تأخرت إعادة ${model}` : `سيارات تأخرت إعادتها: ${count}`
        const delay = next ? { onDay: dayOf(new Date(next)), amount: baisa(amount) } : null
        const detail = `أطولها ${howLong(since, ctx.now())}${next ? '، وتنتظرها حجوزات' : ''}`
        return [{ key: 'cars-late', title, detail, path: todayPath, since, delay, act: 'اتصل بمن هي لديه' }]
      },
    ),
}

const pulse = pulseOfLine({
  ...{ service: 'cars', permission: may.viewCosts, line: 'cars', path: rentalsPath },
  away: sql`select count(*) from car_rental_segments where back_at is null`,
  all: sql`select count(*) from vehicles where readiness <> 'sold'`,
  remark: ({ away, all }) => `لدى العملاء ${away} من ${all}`,
})

export const carHomes = { figures, exceptions: [late], pulse }
