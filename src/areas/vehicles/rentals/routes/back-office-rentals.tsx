import { Link } from 'react-router'
import { counterPath, rentalImportsPath, rentalPath, rentalsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { askedIn, nameIn } from '#values/asked.ts'
import { type RentalRow, rentals } from '../queries.ts'
import { type RentalState, rentalStates, rentalTones } from '../rental.ts'
import type { Route } from './+types/back-office-rentals'

export const meta = () => [{ title: 'عقود تأجير السيارات · التحالف' }]

export const handle = { crumb: () => 'العقود' }

export const loader = page(may.viewReservations, async (ctx, { query }) => {
  const { text } = askedIn(query)
  const asked: { q: string; state: RentalState | '' } = { q: text('q'), state: nameIn(rentalStates, text('state')) }
  return {
    asked,
    mayBegin: ctx.actor.may(may.handOver),
    mayBring: ctx.actor.may(may.manage),
    sees: tabsOpenTo(ctx),
    rows: await rentals(ctx, asked),
  }
})

export default function RentalsPage({ loaderData: { asked, mayBegin, mayBring, sees, rows } }: Route.ComponentProps) {
  return (
    <VehiclesFrame
      title="عقود تأجير السيارات"
      sees={sees}
      action={
        <>
          {mayBring && (
            <Link to={rentalImportsPath} className={buttonLook({ variant: 'outline' })}>
              استورد القائمة
            </Link>
          )}
          {mayBegin && (
            <Link to={counterPath} className={buttonLook()}>
              سلّم بلا حجز
            </Link>
          )}
        </>
      }
    >
      <Card flush>
        <FilterBar
          label="ابحث في العقود"
          search={{ name: 'q', label: 'رقم العقد أو العميل أو اللوحة', value: asked.q }}
          filters={[asked.state]}
          clear={rentalsPath}
          atOnce
        >
          <FilterChoice name="state" label="الحالة" all="كلها" chosen={asked.state} options={Object.entries(rentalStates)} />
        </FilterBar>
        {rows.length === 0 && <Empty title="لا عقود">يُفتح العقد من صفحة الحجز المؤكد.</Empty>}
        <ul className="list">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </Card>
    </VehiclesFrame>
  )
}

const Row = ({ row }: { row: RentalRow }) => (
  <li>
    <span className="grow">
      <Link to={rentalPath(row.id)} className="t">
        <bdi>{row.name}</bdi> · {row.title}
      </Link>
      <span className="sm db">
        <DateText at={row.plannedFrom} time /> – <DateText at={row.plannedUntil} time />
      </span>
      <span className="xs muted db">
        <Code>{row.number}</Code> · <Money amount={row.value} />
      </span>
    </span>
    {row.isLate ? <Badge tone="danger">متأخرة</Badge> : <Badge tone={rentalTones[row.state]}>{rentalStates[row.state]}</Badge>}
  </li>
)
