import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { viewingContracts } from '#areas/contracts/public.ts'
import { asked, baisa, type Exceptions } from '#platform/home.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { registerUntil } from '../leases/lease.ts'
import { leasesAddress } from '../leases/lease-asked.ts'
import { leasesNotRegistered } from '../leases/queries.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { propertiesAddress } from '../property-asked.ts'
import { stateNow, unitsStanding } from '../units-standing.ts'
import { tenancies, unitsWithin } from './within.ts'

/** By law a lease is registered within a month: after that the fine is thrice the fee. */
const timesTheFee = 3

type Lease = { signed: string | null; starts: string; unit: string; property: string } & Terms
type Terms = { rent: number; frequency: number; monthly: boolean; rate: number }

const fineOf = ({ rent, frequency, monthly, rate }: Terms) =>
  BigInt(Math.round(((rent * 12) / (monthly ? 1 : frequency)) * (rate / 100) * timesTheFee))

/** Leases that were not taken to the municipality: the nearest last day of them is told, and the fines of all. */
const notRegistered: Exceptions = {
  permission: viewingContracts,
  read: (ctx) =>
    asked(jsonArrayFrom(leasesNotRegistered(ctx)), (rows) => {
      const leases = (rows as unknown as Lease[])
        .map((one) => ({ ...one, until: registerUntil(one.signed ?? one.starts), fine: fineOf(one) }))
        .toSorted((a, b) => a.until.localeCompare(b.until))
      const [first] = leases
      if (!first) return []
      const isOver = first.until < dayOf(ctx.now())
      const about = {
        title: leases.length === 1 ? 'عقد إيجار لم يوثَّق' : `عقود إيجار لم توثَّق: ${leases.length}`,
        detail: `${first.property} ${first.unit} · ${isOver ? 'مضى موعده' : 'آخر موعد بلا غرامة'} ${dayInWords(first.until)}`,
      }
      const delay = { onDay: first.until, amount: leases.reduce((sum, { fine }) => sum + fine, 0n) }
      const since = new Date(`${first.signed ?? first.starts}T08:00:00Z`)
      return [
        { key: 'leases-not-registered', ...about, path: leasesAddress({ view: 'unregistered' }), since, delay, act: 'وثّقها' },
      ]
    }),
}

const daysVacant = 30
type Vacant = { count: number; rent: string }

/** Units that nobody has had for a month. */
const longVacant: Exceptions = {
  permission: may.view,
  read: (ctx) => {
    const day = daysAfter(dayOf(ctx.now()), -daysVacant)
    const all = { branch: '', property: '', owner: '', page: 1, from: '', to: '', permission: may.view }
    return asked(
      sql<Vacant>`(select json_build_object('count', count(*), 'rent', coalesce(sum(u.rent), 0)::text)
        from (${unitsWithin(ctx, all)}) u
        where u.added_on <= ${day}::date
          and u.id in ${unitsStanding(ctx).select('units.id').where(stateNow, '=', 'vacant')}
          and not exists (select from (${tenancies(ctx, day)}) t where t.unit_id = u.id and t.ends_on > ${day}::date
            and t.state not in ('draft', 'pending-signature', 'cancelled')))`,
      ({ count, rent }) => {
        if (count === 0) return []
        const about = { title: `وحدات شاغرة منذ أكثر من ${daysVacant} يومًا`, detail: howMany(count, 'unit') }
        const delay = { perDay: baisa(rent) / 30n }
        const path = propertiesAddress({ state: 'vacant' })
        return [{ key: 'units-vacant', ...about, path, since: new Date(`${day}T08:00:00Z`), delay, act: 'راجع الأجرة' }]
      },
    )
  },
}

export const rentExceptions = [notRegistered, longVacant]
