import { occupanciesOf } from '#areas/calendar/public.ts'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { leaseKind } from '#areas/properties/leases/lease.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

type Reader = { db: Ctx['db'] | Tx; now: () => Date }
type Notice = { id: string; endsOn: string; unitId: string; occupancyId: string | null; suspendedReason: string | null }

const call = 'للعدول عن الإخلاء كلّم المكتب.'

/** What was built on a notice since it was given, in words; null where nothing was, and whoever gave it may take it back. */
export async function whyNoticeStands(ctx: Reader, { id, endsOn, unitId, occupancyId, suspendedReason }: Notice) {
  if (suspendedReason) return `كان العقد موقوفًا حين أُخطر بإنهائه. ${call}`
  const next = await contractsOfKind(ctx, leaseKind)
    .where('predecessorId', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  if (next) return `كُتب العقد الذي يليه. ${call}`
  const seen = await ctx.db
    .selectFrom('inspections')
    .select('id')
    .where('occupancyId', '=', occupancyId)
    .where('kind', '=', 'return')
    .executeTakeFirst()
  if (seen) return `كُتب محضر إعادة الوحدة. ${call}`
  const settling = await ctx.db.selectFrom('moveOuts').select('contractId').where('contractId', '=', id).executeTakeFirst()
  if (settling) return `بدأت تسوية الإخلاء. ${call}`
  const taken = await occupanciesOf(ctx, unitId, { from: endsOn })
  return taken.some((one) => one.id !== occupancyId && !one.isOver) ? `حُجزت الوحدة لما بعد عقدك. ${call}` : null
}
