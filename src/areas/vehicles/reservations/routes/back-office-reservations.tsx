import { newReservationPath, reservationsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { reservations } from '../queries.ts'
import { reservationsList } from '../reservations-list.tsx'
import { reservationViews } from '../views.ts'
import type { Route } from './+types/back-office-reservations'

export const meta = () => [{ title: 'حجوزات السيارات · التحالف' }]

export const handle = { crumb: () => 'الحجوزات' }

export const loader = page(may.viewReservations, async (ctx, { query }) => {
  const asked = reservationsList.read(query)
  const mayHere = { export: ctx.actor.may(may.export), reserve: ctx.actor.may(may.reserve) }
  return { asked, mayHere, sees: tabsOpenTo(ctx), views: await reservationViews.of(ctx), ...(await reservations(ctx, asked)) }
})

export const action = reservationViews.action

export default function ReservationsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayHere, sees, views, rows, count, at, classes, branches } = loaderData
  return (
    <VehiclesFrame
      title="حجوزات السيارات"
      sees={sees}
      action={
        <ListActs
          taken={mayHere.export && count > 0 && reservationsList.address(asked, `${reservationsPath}/export`)}
          begun={mayHere.reserve && newReservationPath}
          begin="احجز سيارة"
        />
      }
    >
      <ListCard
        list={reservationsList}
        {...{ asked, rows, at, count, views, reply }}
        offers={{ class: classes, branch: branches }}
      />
    </VehiclesFrame>
  )
}
