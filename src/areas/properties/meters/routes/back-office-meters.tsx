import { data, Link } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitPath } from '#areas/properties/property.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { metersPath, roundPath } from '../meter.ts'
import { metersOf } from '../queries.ts'
import { isOf, MeterCard } from '../ui/meter-card.tsx'
import { chargeUtility } from '../use-cases/charge-utility.ts'
import { recordReading, replaceMeter } from '../use-cases/record-reading.ts'
import { takeReadingBack } from '../use-cases/take-reading-back.ts'
import type { Route } from './+types/back-office-meters'

export const loader = page(propertiesPermissions.view, async (ctx, { params, query }) => {
  const shown = await metersOf(ctx, params.unitId)
  if (!shown) throw data('لا توجد هذه الوحدة.', { status: 404, statusText: 'Not Found' })
  return { shown, formId: ctx.newId(), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, metersPath(id))

export const action = submitOneOf({
  read: submit(recordReading, back('سُجّلت القراءة')),
  replace: submit(replaceMeter, back('سُجّل استبدال العداد')),
  'take-back': submit(takeReadingBack, back('سُحبت القراءة')),
  bill: submit(chargeUtility, back('حُمّل الاستهلاك على المستأجر')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `عدادات ${loaderData?.shown.unit.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'العدادات' }

export default function MetersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { shown, formId, act } = loaderData
  const { unit, meters, lease } = shown
  const isHeard =
    act === 'read' || act === 'replace' || act === 'bill' || (act === 'take-back' && meters.some((meter) => isOf(reply, meter)))
  return (
    <>
      <div className="page-h">
        <div>
          <h1>العدادات</h1>
          <p className="muted sm">
            <Link className="link" to={unitPath(unit.id)}>
              <bdi>{`${unit.called}، ${unit.property}`}</bdi>
            </Link>
            {lease?.utilitiesBy === 'owner' && ' · الكهرباء والمياه على المالك في العقد الحالي'}
          </p>
        </div>
        <div className="acts">
          <Link className={buttonLook({ variant: 'outline' })} to={roundPath(unit.propertyId)}>
            جولة القراءة
          </Link>
        </div>
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <div className="grid2">
        {meters.map((meter) => (
          <MeterCard key={meter.kind} {...{ meter, shown, formId, act, reply }} />
        ))}
      </div>
    </>
  )
}
