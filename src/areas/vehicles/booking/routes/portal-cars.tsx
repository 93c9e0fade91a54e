import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Plate } from '#ui/plate.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { ownRentals } from '../../rentals/own-rentals.ts'
import { rentalTones } from '../../rentals/rental.ts'
import { ReservationBadge } from '../../reservations/ui/reservation-badge.tsx'
import { asksForLicence, ownBookings } from '../own-bookings.ts'
import { ownCarPath, searchPath } from '../paths.ts'
import type { Route } from './+types/portal-cars'

export const meta = () => [{ title: 'سياراتي · التحالف' }]

const ownStates = { open: 'قبل التسليم', out: 'لديك', returned: 'أُعيدت', 'called-off': 'أُلغي' }

export const loader = page(anyoneSignedIn, async (ctx) => {
  const rows = await ownBookings(ctx)
  return { rows, cars: await ownRentals(ctx), asksLicence: await asksForLicence(ctx, rows) }
})

export default function PortalCarsPage({ loaderData: { rows, cars, asksLicence } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>سياراتي</h1>
        <div className="acts">
          <Link to={searchPath} className={buttonLook()}>
            احجز سيارة
          </Link>
        </div>
      </div>
      {asksLicence && (
        <Alert kind="info">
          ارفع رخصة القيادة قبل يوم الاستلام، فلا تُكتب عند المكتب.{' '}
          <Link className="link inl" to="/dashboard/documents">
            ارفعها في «وثائقي»
          </Link>
        </Alert>
      )}
      {cars.length > 0 && (
        <Card title="السيارات" flush>
          <ul className="list">
            {cars.map((one) => (
              <li key={one.contractId}>
                <span className="grow">
                  <Link to={ownCarPath(one.contractId)} className="t">
                    {one.model} <Plate digits={one.plateDigits} letters={one.plateLetters} />
                  </Link>
                  <span className="sm db">
                    <DateText at={one.plannedFrom} time /> – <DateText at={one.plannedUntil} time />
                  </span>
                </span>
                <Badge tone={rentalTones[one.state]}>{ownStates[one.state]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="الحجوزات" flush>
        {rows.length === 0 && <Empty title="لا حجوزات بعد">اختر تواريخك، فترى السعر كاملًا قبل أن تحجز.</Empty>}
        <ul className="list">
          {rows.map(({ id, number, className, place, startsAt, endsAt, state, total, path }) => (
            <li key={id}>
              <span className="grow">
                <Link to={path} className="t">
                  {className}
                </Link>
                <span className="sm db">
                  <DateText at={startsAt} weekday time /> – <DateText at={endsAt} weekday time />
                </span>
                <span className="xs muted db">
                  <Code>{number}</Code> · {place} · <Money amount={total} />
                </span>
              </span>
              <ReservationBadge state={state} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
