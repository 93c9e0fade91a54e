import { Link } from 'react-router'
import { ownCustodyPath, runPath, stopPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Money, Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { ownRun } from '../queries.ts'
import { StopBadge } from '../ui/run-badges.tsx'
import type { Route } from './+types/courier-run'

export const meta = () => [{ title: 'جولتي · التحالف' }]

export const handle = { crumb: () => 'جولتي' }

export const loader = page(may.deliver, async (ctx) => ({ runs: await ownRun(ctx), sees: tabsOpenTo(ctx) }))

const isDone = (state: string) => state === 'delivered' || state === 'back'

export default function CourierRunPage({ loaderData: { runs, sees } }: Route.ComponentProps) {
  return (
    <ParcelsFrame
      title="جولتي"
      action={
        <Link className={buttonLook({ variant: 'outline' })} to={ownCustodyPath}>
          عهدتي
        </Link>
      }
      sees={sees}
    >
      {runs.length === 0 && <Empty title="لا جولة لك اليوم">ما يخططه المشرف لك يظهر هنا.</Empty>}
      <div className="stack">
        {runs.map((run) => (
          <Card key={run.id} title={dayInWords(run.day)} flush>
            {run.state === 'planned' && (
              <div className="card-b">
                <Link className={buttonLook({ block: true })} to={runPath(run.id)}>
                  امسح ما تحمله
                </Link>
              </div>
            )}
            <ol className="list">
              {run.stops
                .toSorted(
                  (one, other) => Number(isDone(one.state)) - Number(isDone(other.state)) || one.position - other.position,
                )
                .map((stop) => (
                  <li key={stop.id}>
                    <span className="grow">
                      <Link className="t link" to={stopPath(stop.id)}>
                        <Num>{stop.position}</Num>. <bdi>{stop.recipientName}</bdi>
                      </Link>
                      <span className="sm db">{[stop.quarter, stop.landmark].filter(Boolean).join('، ') || stop.place}</span>
                    </span>
                    {stop.cod > 0n && !isDone(stop.state) && <Money amount={stop.cod} />}
                    <StopBadge state={stop.state} />
                  </li>
                ))}
            </ol>
          </Card>
        ))}
      </div>
    </ParcelsFrame>
  )
}
