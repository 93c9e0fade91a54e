import { useLocation } from 'react-router'
import { reservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { bookingPage } from '../booking-page.ts'
import { PersonForm } from '../ui/person-form.tsx'
import { PriceLines, PriceTerms } from '../ui/price-lines.tsx'
import { StretchForm } from '../ui/stretch-form.tsx'
import { reserveCar } from '../use-cases/reserve-car.ts'
import type { Route } from './+types/back-office-new-reservation'

export const meta = () => [{ title: 'حجز سيارة · التحالف' }]

export const handle = { crumb: () => 'حجز سيارة' }

export const loader = page(may.reserve, (ctx, { query }) => bookingPage(ctx, query))

export const action = submit(reserveCar, ({ id, how }) =>
  saying(how === 'hold' ? 'حُجزت السيارة مبدئيًا' : 'حُجزت السيارة', reservationPath(id)),
)

export default function NewReservationPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { price, fault, placesOut } = loaderData
  const { search } = useLocation()
  return (
    <>
      <div className="page-h">
        <h1>حجز سيارة</h1>
      </div>
      {placesOut.length === 0 ? (
        <Card>
          <Empty title="لا أماكن للتسليم بعد">أضف الأماكن في «الأماكن» ليُحجز منها.</Empty>
        </Card>
      ) : (
        <div className="cols">
          <div className="stack">
            <StretchForm page={loaderData} />
            {price && <PersonForm page={loaderData} total={price.total} query={search} reply={reply} />}
          </div>
          <aside className="stack" aria-live="polite">
            {fault && <Alert kind="warning">{fault}</Alert>}
            {price ? (
              <>
                <Card title="ما يدفعه" flush>
                  <PriceLines price={price} />
                </Card>
                <Card title="الشروط" flush>
                  <PriceTerms price={price} now={loaderData.now} />
                </Card>
              </>
            ) : (
              !fault && (
                <Card>
                  <Empty title="اختر الفئة">يظهر هنا السعر كاملًا، سطرًا سطرًا.</Empty>
                </Card>
              )
            )}
          </aside>
        </div>
      )}
    </>
  )
}
