import { sql } from 'kysely'
import { exceptionsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, type Exceptions, type Figure } from '#platform/home.ts'
import { howLong } from '#values/plural.ts'
import { usualParcelRules } from '../rules/rules.ts'
import { standingSeen } from './queries.ts'

/** The rules are read with the question, so that the page is one statement. */
const ruleNow = (column: string, usual: number) =>
  sql<number>`coalesce((select ${sql.ref(column)} from parcel_rules order by version desc limit 1), ${usual})`
const { freeDays, attempts } = usualParcelRules
const rulesNow = { freeDays: ruleNow('freeDays', freeDays), attempts: ruleNow('attempts', attempts) }

const standingNow = (ctx: Ctx) => standingSeen(ctx, rulesNow)

export const exceptionFigures: Figure[] = [
  {
    ...{ name: 'parcelExceptions', permission: may.hold },
    read: (ctx) =>
      asked(
        standingNow(ctx)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({ label: 'طرود تحتاج قرارًا', value: Number(value), path: exceptionsPath, urgent: true }),
      ),
  },
]

type Standing = { count: number; first: string | null; missed: number; damaged: number }

/** All of it as one line of the morning: how many, the oldest, and what somebody outside waits for. */
export const standingParcels: Exceptions = {
  permission: may.hold,
  read: (ctx) =>
    asked(
      sql<Standing>`(select json_build_object('count', count(*), 'first', min(since),
          'missed', count(*) filter (where kind = 'missed'), 'damaged', count(*) filter (where kind = 'damaged'))
        from (${standingNow(ctx).select(['x.kind', 'x.since'])}) s)`,
      ({ count, first, missed, damaged }) => {
        if (count === 0 || !first) return []
        const since = new Date(first)
        const title = count === 1 ? 'طرد يحتاج قرارًا' : `طرود تحتاج قرارًا: ${count}`
        const detail = [
          `أقدمها منذ ${howLong(since, ctx.now())}`,
          ...(missed > 0 ? [`لم يصل أصحابها: ${missed}`] : []),
          ...(damaged > 0 ? [`متضررة: ${damaged}`] : []),
        ].join('، ')
        return [{ key: 'parcels-standing', title, detail, path: exceptionsPath, since, delay: null, act: 'قرّر' }]
      },
    ),
}
