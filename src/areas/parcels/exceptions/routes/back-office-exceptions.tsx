import { viewCustody } from '#areas/finance/public-cod.ts'
import { exceptionsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { inRials } from '#values/money.ts'
import { howLong, howMany } from '#values/plural.ts'
import { lateCouriers } from '../../custody/late.ts'
import { exceptionsList } from '../exceptions-list.tsx'
import { exceptionsFound } from '../queries.ts'
import { storedAges } from '../stored.ts'
import { ExceptionTiles } from '../ui/exception-tiles.tsx'
import { LateCash } from '../ui/late-cash.tsx'
import { StoredCard } from '../ui/stored-card.tsx'
import { exceptionViews } from '../views.ts'
import type { Route } from './+types/back-office-exceptions'

export const meta = () => [{ title: 'الاستثناءات · التحالف' }]

export const handle = { crumb: () => 'الاستثناءات' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = exceptionsList.read(query)
  const [found, stored, late] = await Promise.all([
    exceptionsFound(ctx, asked),
    storedAges(ctx),
    ctx.actor.may(viewCustody) ? lateCouriers(ctx) : [],
  ])
  return {
    asked,
    stored,
    late,
    mayExport: ctx.actor.may(may.export),
    sees: tabsOpenTo(ctx),
    views: await exceptionViews.of(ctx),
    ...found,
  }
})

export const action = exceptionViews.action

type All = { all: number; forSenders: bigint; first: Date; now: Date }

const aboutAll = ({ all, forSenders, first, now }: All) =>
  [
    `${howMany(all, 'parcel')} بانتظار قرار، وأقدمها منذ ${howLong(first, now)}`,
    ...(forSenders > 0n ? [`ويُقبض عنها للمرسلين ${inRials(forSenders)}`] : []),
  ].join('، ')

export default function ExceptionsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, stored, late, mayExport, sees, views, rows, count, at, all, counts, forSenders, first, now, branches } =
    loaderData
  return (
    <ParcelsFrame
      title="الاستثناءات"
      about={all > 0 && first ? aboutAll({ all, forSenders, first, now }) : undefined}
      sees={sees}
      action={
        <ListActs
          taken={mayExport && count > 0 && exceptionsList.address(asked, `${exceptionsPath}/export`)}
          brought={false}
          begun={false}
          begin=""
        />
      }
    >
      <ExceptionTiles asked={asked} all={all} counts={counts} />
      <div className="desk-wide">
        <ListCard list={exceptionsList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }} />
        <div className="stack">
          <LateCash late={late} />
          <StoredCard stored={stored} />
        </div>
      </div>
    </ParcelsFrame>
  )
}
