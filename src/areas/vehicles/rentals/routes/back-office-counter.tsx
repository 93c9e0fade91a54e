import { useLocation } from 'react-router'
import { counterPath, rentalPath, reservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { PriceLines, PriceTerms } from '../../reservations/ui/price-lines.tsx'
import { StretchForm } from '../../reservations/ui/stretch-form.tsx'
import { reserveCar } from '../../reservations/use-cases/reserve-car.ts'
import { type CounterPage, counterPage } from '../counter-page.ts'
import { CounterForm } from '../ui/counter-form.tsx'
import { CounterKeys } from '../ui/counter-keys.tsx'
import { walkIn } from '../use-cases/walk-in.ts'
import type { Route } from './+types/back-office-counter'

export const meta = () => [{ title: 'تسليم بلا حجز · التحالف' }]

export const handle = { crumb: () => 'تسليم بلا حجز' }

export const loader = page(may.handOver, (ctx, { query }) => counterPage(ctx, query))

export const action = submitOneOf({
  park: submit(reserveCar, ({ id }) => saying('حُجزت السيارة مبدئيًا', reservationPath(id))),
  go: submit(walkIn, ({ id }) => saying('فُتح العقد وأُرسل للتوقيع', rentalPath(id))),
})

export default function CounterRoute({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { price, fault, placesOut } = loaderData
  const { search } = useLocation()
  const isVisitor = reply ? reply.typed.residence === 'visitor' : (loaderData.customer?.isVisitor ?? false)
  const hire = price && !loaderData.paysByMonth ? price.total : 0n
  const due = price ? hire + (isVisitor ? price.depositVisitor : price.depositResident) : 0n
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تسليم بلا حجز</h1>
          <CounterKeys />
        </div>
      </div>
      {placesOut.length === 0 ? (
        <Card>
          <Empty title="لا أماكن للتسليم بعد">أضف الأماكن في «الأماكن» ليُسلَّم منها.</Empty>
        </Card>
      ) : (
        <div className="cols">
          <div className="stack">
            <StretchForm page={loaderData} path={counterPath} />
            {price && <CounterForm page={loaderData} due={due} query={withoutAct(search)} reply={reply} />}
          </div>
          <aside className="stack" aria-live="polite">
            {fault && <Alert kind="warning">{fault}</Alert>}
            <Customer page={loaderData} />
            {price && (
              <>
                <Card title="ما يدفعه" flush>
                  <PriceLines price={price} />
                </Card>
                <Others others={loaderData.others} />
                <Card title="الشروط" flush>
                  <PriceTerms price={price} now={loaderData.now} />
                </Card>
              </>
            )}
            {!price && !fault && (
              <Card>
                <Empty title="اختر الفئة">يظهر هنا السعر كاملًا، سطرًا سطرًا.</Empty>
              </Card>
            )}
          </aside>
        </div>
      )}
    </>
  )
}

/** The form says itself which of its two ways it goes. */
const withoutAct = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('act')
  const rest = query.toString()
  return rest ? `?${rest}` : ''
}

/** Who stands there: a warning that anything of any service is overdue; how much only for whoever takes money. */
function Customer({ page: { known, customer } }: { page: CounterPage }) {
  if (!known || !customer) return null
  const { hires, isOut, isLate, owes } = customer
  return (
    <Card title={known.name}>
      <div className="stack">
        <p className="sm">{hires > 0 ? `استأجر منا ${howMany(hires, 'time')}` : 'لم يستأجر سيارة منا من قبل'}</p>
        {isOut && <Alert kind="warning">لديه سيارة لم تُعد بعد.</Alert>}
        {isLate && (
          <Alert kind="warning">
            عليه مستحقات متأخرة
            {owes !== null && (
              <>
                : <Money amount={owes} />
              </>
            )}
            . راجعها معه قبل التسليم.
          </Alert>
        )}
      </div>
    </Card>
  )
}

const Others = ({ others }: { others: CounterPage['others'] }) => (
  <Card title="لو كانت المدة" flush>
    <ul className="list">
      {others.map(({ days, total }) => (
        <li key={days}>
          <span className="grow">{howMany(days, 'day')}</span>
          <Money amount={total} />
        </li>
      ))}
    </ul>
  </Card>
)
