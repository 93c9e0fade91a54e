import { ownRunPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { asked, type Figure } from '#platform/home.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'

/** What a courier still has to bring today. */
export const runFigures: Figure[] = [
  {
    ...{ name: 'stopsLeft', permission: may.deliver },
    read: (ctx) =>
      asked(
        ctx.db
          .selectFrom('parcelStops')
          .innerJoin('parcelRuns', 'parcelRuns.id', 'parcelStops.runId')
          .where('courierId', '=', isUuid(ctx.actor.id) ? ctx.actor.id : null)
          .where('parcelRuns.state', '<>', 'closed')
          .where('day', '<=', dayOf(ctx.now()))
          .where('parcelStops.state', 'in', ['planned', 'loaded'])
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({ label: 'طرود بقيت في جولتك', value: Number(value), path: ownRunPath }),
      ),
  },
]
