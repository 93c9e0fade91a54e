import '#ui/styles/act-form.css'
import { data, Link } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { propertyPath } from '#areas/properties/property.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { meters } from '#values/meters.ts'
import { metersPath, roundPath } from '../meter.ts'
import { roundOf, type Stop } from '../queries.ts'
import { ReadForm } from '../ui/meter-forms.tsx'
import { recordReading } from '../use-cases/record-reading.ts'
import type { Route } from './+types/back-office-readings'

export const loader = page(propertiesPermissions.view, async (ctx, { params }) => {
  const round = await roundOf(ctx, params.propertyId)
  if (!round) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  return { round, formId: ctx.newId() }
})

export const action = submit(recordReading, ({ propertyId }) => saying('سُجّلت القراءة', roundPath(propertyId)))

export const meta = () => [{ title: 'جولة القراءة · التحالف' }]

export const handle = { crumb: () => 'جولة القراءة' }

export default function ReadingsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { round, formId } = loaderData
  const left = round.stops.filter(({ isDone }) => !isDone)
  const done = round.stops.filter(({ isDone }) => isDone)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>جولة القراءة</h1>
          <p className="muted sm">
            <Link className="link" to={propertyPath(round.property.id)}>
              <bdi>{round.property.name}</bdi>
            </Link>{' '}
            · بقي <Num>{left.length}</Num> من <Num>{round.stops.length}</Num> هذا الشهر
          </p>
        </div>
      </div>
      {round.stops.length === 0 && <Empty title="لا وحدات في هذا العقار">أضف وحداته أولًا.</Empty>}
      {left.length > 0 && (
        <Card title="لم تُقرأ هذا الشهر" flush>
          <Stops {...{ stops: left, round, formId, reply }} />
        </Card>
      )}
      {done.length > 0 && (
        <Card title="قُرئت" flush>
          <Stops {...{ stops: done, round, formId, reply }} />
        </Card>
      )}
    </>
  )
}

type Props = { round: Route.ComponentProps['loaderData']['round']; formId: string; reply: Reply | undefined }

const Stops = ({ stops, ...props }: Props & { stops: Stop[] }) => (
  <ul className="list">
    {stops.map((stop) => (
      <StopRow key={stop.key} stop={stop} {...props} />
    ))}
  </ul>
)

function StopRow({ stop, round, formId, reply }: Props & { stop: Stop }) {
  const { unitId, kind, called, floor, meter, before, isDone } = stop
  const heard = reply?.typed?.unitId === unitId && reply.typed.kind === kind ? reply : undefined
  return (
    <li className="wrap">
      <span className="grow">
        <span className="t">
          <Link className="link" to={metersPath(unitId)}>
            <bdi>{called}</bdi>
          </Link>
          ، {meters[kind].label}
        </span>
        <span className="xs muted db">
          {floor}
          {meter && (
            <>
              {' · '}
              <Code>{meter}</Code>
            </>
          )}
          {before && (
            <>
              {' · آخر قراءة '}
              <Num>{before.reading}</Num>، <DateText at={before.readOn} />
            </>
          )}
        </span>
      </span>
      {isDone && <Badge tone="success">قُرئ</Badge>}
      {!isDone && round.mayRead && (
        <details className="act-form" open={heard !== undefined}>
          <summary className="btn btn-outline btn-sm">سجّل القراءة</summary>
          <ReadForm {...{ unitId, kind, formId, today: round.today, reply: heard }} to={roundPath(round.property.id)} />
        </details>
      )}
    </li>
  )
}
