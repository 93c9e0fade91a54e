import { BoardFilters, BoardTurns, boardAddress, HourBoard, readBoardAsked } from '#areas/calendar/public-ui.tsx'
import { hirePath, machineCalendarPath as path } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Num } from '#ui/values.tsx'
import type { MachineLane } from '../queries.ts'
import { machineCalendar } from '../queries.ts'
import type { Route } from './+types/back-office-machine-calendar'

export const meta = () => [{ title: 'تقويم المعدات · التحالف' }]

export const handle = { crumb: () => 'التقويم' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = readBoardAsked(query)
  return { asked, board: await machineCalendar(ctx, asked), sees: tabsOpenTo(ctx) }
})

export default function MachineCalendarPage({ loaderData: { asked, board, sees } }: Route.ComponentProps) {
  return (
    <EquipmentFrame
      title="تقويم المعدات"
      sees={sees}
      action={
        <BoardTurns
          start={board.days[0] ?? ''}
          by={board.days.length === 7 ? 7 : 14}
          isChosen={asked.start !== ''}
          address={(day) => boardAddress(path, { ...asked, start: day })}
        />
      }
    >
      <Card flush>
        <BoardFilters
          path={path}
          asked={asked}
          search="الرمز أو الطراز"
          classes={{ label: 'النوع', all: 'كل الأنواع', options: board.kinds }}
        />
        {board.count + board.bands.length > 0 ? (
          <HourBoard
            label="تقويم المعدات"
            board={board}
            bands={board.bands}
            nameOf={nameOf}
            calledOf={calledOf}
            pathOf={hirePath}
          />
        ) : (
          <Empty title="لا معدات بهذه الشروط">غيّر شروط البحث.</Empty>
        )}
      </Card>
    </EquipmentFrame>
  )
}

const calledOf = ({ model, code }: MachineLane) => `${model} ${code}`

const nameOf = ({ model, code }: MachineLane) => (
  <span>
    <b>
      <Num>{code}</Num>
    </b>
    <bdi className="xs muted">{model}</bdi>
  </span>
)
