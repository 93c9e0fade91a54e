import { BoardFilters, BoardTurns, boardAddress, readBoardAsked } from '#areas/calendar/public-ui.tsx'
import { timelinePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { howMany } from '#values/plural.ts'
import { assignVehicle } from '../../reservations/use-cases/assign-vehicle.ts'
import { VehiclesFrame } from '../../ui/vehicles-frame.tsx'
import { timeline } from '../queries.ts'
import { CarsTimeline } from '../ui/cars-timeline.tsx'
import { ChosenReservation } from '../ui/chosen-reservation.tsx'
import type { Route } from './+types/back-office-timeline'

export const meta = () => [{ title: 'تقويم المركبات · التحالف' }]

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = readBoardAsked(query)
  return { asked, board: await timeline(ctx, asked), sees: tabsOpenTo(ctx) }
})

export const action = submit(assignVehicle, ({ id }) =>
  saying('ثُبّتت المركبة للحجز', `${boardAddress(timelinePath, { chosen: id })}#chosen`),
)

export default function TimelinePage({ loaderData: { asked, board, sees }, actionData }: Route.ComponentProps) {
  return (
    <VehiclesFrame
      title="تقويم المركبات"
      sees={sees}
      action={
        <BoardTurns
          start={board.days[0] ?? ''}
          by={board.days.length === 7 ? 7 : 14}
          isChosen={asked.start !== ''}
          address={(day) => boardAddress(timelinePath, { ...asked, start: day })}
        />
      }
    >
      <Card flush>
        <BoardFilters
          path={timelinePath}
          asked={asked}
          search="اللوحة أو الطراز"
          classes={{ label: 'الفئة', all: 'كل الفئات', options: board.classes }}
        />
        {board.count > 0 ? (
          <>
            <p className="card-b sm muted">{howMany(board.count, 'vehicle')}</p>
            <CarsTimeline board={board} asked={asked} />
          </>
        ) : (
          <Empty title="لا مركبات بهذه الشروط">غيّر شروط البحث.</Empty>
        )}
      </Card>
      {board.chosen && <ChosenReservation chosen={board.chosen} reply={actionData} />}
    </VehiclesFrame>
  )
}
