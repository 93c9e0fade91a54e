import { lanes, offered, outNow } from '#areas/calendar/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { isServiceDue } from '../service/service.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
type Line = { kindId: string; endsOn: string; occupancyId: string | null }

/** The machines of a kind that could go now, the one that is kept for this line first, each with what is to be known of it. */
export async function readyFor(ctx: Reader, { kindId, endsOn, occupancyId }: Line, free: FreeOfKind = freeOfKinds(ctx)) {
  const rows = (await free(kindId)).filter((row) => !isServiceDue(row))
  const kept = occupancyId ? await lanes(ctx).where('occupancies.id', '=', occupancyId).executeTakeFirst() : undefined
  const shown = rows.map(({ offeredUntil, ...row }) => {
    const until = offeredUntil ? dayOf(new Date(offeredUntil.getTime() - 1)) : null
    return { ...row, isKept: row.id === kept?.resourceId, endsBefore: !until || until < endsOn ? until : null }
  })
  return shown.toSorted((one, other) => Number(other.isKept) - Number(one.isKept))
}

/** The machines of a kind that stand ready, asked for once however many lines of it there are. */
export function freeOfKinds(ctx: Reader) {
  const asked = new Map<string, ReturnType<typeof freeOfKind>>()
  return (kindId: string) => {
    const known = asked.get(kindId) ?? freeOfKind(ctx, kindId)
    asked.set(kindId, known)
    return known
  }
}

/** Those that would be ready but for their service. */
export const waitingForService = async ({ kindId }: Pick<Line, 'kindId'>, free: FreeOfKind) =>
  (await free(kindId)).filter(isServiceDue).map(({ id, code }) => ({ id, code }))
type FreeOfKind = ReturnType<typeof freeOfKinds>

const freeOfKind = (ctx: Reader, kindId: string) =>
  ctx.db
    .selectFrom('machines')
    .innerJoin(offered(ctx).as('offered'), 'offered.resourceId', 'machines.id')
    .leftJoin(outNow(ctx).as('out'), 'out.resourceId', 'machines.id')
    .select(['machines.id', 'code', 'model', 'meter', 'serviceAt', 'offeredUntil'])
    .where('kindId', '=', kindId)
    .where('readiness', '=', 'ready')
    .where('out.resourceId', 'is', null)
    .orderBy('code')
    .execute()

type OfKind = { kindId: string; endsOn: string; branchId: string }

/** Licensed for the kind until the machine is to be back, at work, and on no machine now. */
export const readyOperators = ({ db }: Pick<Ctx, 'db'>, { kindId, endsOn, branchId }: OfKind) =>
  db
    .selectFrom('machineOperators')
    .innerJoin('operatorLicences', 'operatorLicences.operatorId', 'machineOperators.id')
    .leftJoin('hireSegments', (join) =>
      join.onRef('hireSegments.operatorId', '=', 'machineOperators.id').on('backAt', 'is', null),
    )
    .select(['machineOperators.id', 'name', 'validUntil'])
    .where('kindId', '=', kindId)
    .where('validUntil', '>=', endsOn)
    .where('active', '=', true)
    .where('branchId', '=', branchId)
    .where('hireSegments.id', 'is', null)
    .orderBy('name')
    .execute()
