import { occupanciesOf } from '#areas/calendar/public.ts'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { sheetsOfStay } from '#areas/handovers/public.ts'
import { unitSheet } from '#areas/properties/inspections/unit-sheet.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { leaseKind } from './lease.ts'

type Reader = { db: Ctx['db'] | Tx; now: () => Date }
type Notice = { id: string; unitId: string; occupancyId: string | null }

/** What was built on a notice since it was given, in words; null where nothing was, and it may be taken back. */
export async function whyNoticeStands(ctx: Reader, { id, unitId, occupancyId }: Notice) {
  const next = await contractsOfKind(ctx, leaseKind)
    .where('predecessorId', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  if (next) return 'كُتب العقد الذي يليه'
  const sheets = occupancyId ? await sheetsOfStay(ctx, unitSheet, occupancyId) : []
  if (sheets.some(({ kind }) => kind === 'return')) return 'كُتب محضر إعادة الوحدة'
  const settling = await ctx.db.selectFrom('moveOuts').select('contractId').where('contractId', '=', id).executeTakeFirst()
  if (settling) return 'بدأت تسوية الإخلاء'
  const taken = await occupanciesOf(ctx, unitId, { from: dayOf(ctx.now()) })
  return taken.some((one) => one.id !== occupancyId && !one.isOver) ? 'حُجزت الوحدة لما بعد آخر يوم في العقد' : null
}
