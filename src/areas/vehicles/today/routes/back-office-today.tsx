import { Link } from 'react-router'
import { counterPath, newReservationPath, reservationsPath, timelinePath, todayPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Kpi } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Num } from '#ui/values.tsx'
import { setReadiness } from '../../fleet/use-cases/set-readiness.ts'
import { rentalsPath } from '../../paths.ts'
import { today } from '../queries.ts'
import { DayBoard } from '../ui/day-board.tsx'
import type { Route } from './+types/back-office-today'

export const meta = () => [{ title: 'المركبات اليوم · التحالف' }]

export const handle = { crumb: () => 'اليوم' }

export const loader = page(may.viewReservations, async (ctx) => ({
  board: await today(ctx),
  mayReserve: ctx.actor.may(may.reserve),
  mayHandOver: ctx.actor.may(may.handOver),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(setReadiness, () => saying('جُهّزت المركبة', todayPath))

export default function TodayPage({
  loaderData: { board, mayReserve, mayHandOver, sees },
  actionData: reply,
}: Route.ComponentProps) {
  const begin = (
    <>
      {mayReserve && (
        <Link to={newReservationPath} className={buttonLook(mayHandOver ? { variant: 'outline' } : {})}>
          احجز سيارة
        </Link>
      )}
      {mayHandOver && (
        <Link to={counterPath} className={buttonLook()}>
          سلّم بلا حجز
        </Link>
      )}
    </>
  )
  return (
    <VehiclesFrame title="المركبات اليوم" sees={sees} action={begin}>
      <Unheard reply={reply} />
      <div className="kpis">
        <Kpi
          to={timelinePath}
          label="مؤجرة الآن"
          value={
            <>
              <Num>{board.fleet.out}</Num> من <Num>{board.fleet.all}</Num>
            </>
          }
        />
        <Kpi to={reservationsPath} label="تُسلَّم اليوم" value={<Num>{board.goes.length}</Num>} />
        <Kpi to={`${rentalsPath}?state=out`} label="تُعاد اليوم" value={<Num>{board.back.length}</Num>} />
        <Kpi to={`${rentalsPath}?state=out`} label="تأخرت إعادتها" value={<Num>{board.late.length}</Num>} />
      </div>
      <DayBoard board={board} />
    </VehiclesFrame>
  )
}
