import { z } from 'zod'
import { handBack, handOut, occupyBetween, planBetween, releasePlanned } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay, startOfDay } from '#values/days.ts'

type Db = Ctx['db'] | Work['tx']

/** What goes along with the machines of these lines. */
export async function implementsOfLines(db: Db, lineIds: readonly string[]) {
  if (lineIds.length === 0) return []
  return db
    .selectFrom('hireImplements')
    .innerJoin('machineImplements', 'machineImplements.id', 'hireImplements.implementId')
    .select(['hireImplements.id', 'lineId', 'implementId', 'code', 'name', 'state', 'occupancyId', 'outAt', 'backAt', 'billed'])
    .select(['hireImplements.dayPrice', 'hireImplements.monthPrice'])
    .where('lineId', 'in', [...lineIds])
    .orderBy('code')
    .execute()
}
export type LineImplement = Awaited<ReturnType<typeof implementsOfLines>>[number]

type Line = { id: string; startsOn: string; endsOn: string; implements: readonly LineImplement[] }
type Held = { number: string; partyId: string }

/** Each is kept for its customer as their machine is. */
export async function keepImplements(work: Work, { startsOn, endsOn, implements: wanted }: Line, { number, partyId }: Held) {
  const from = new Date(Math.max(startOfDay(startsOn).getTime(), work.now().getTime()))
  for (const { id, implementId, name, code, occupancyId: kept } of wanted) {
    if (kept) continue
    const taking = { resourceId: implementId, kind: 'equipment-rental' as const, from, until: endOfDay(endsOn) }
    const { id: occupancyId } = await occupyBetween(work, { ...taking, partyId, reason: number, field: 'kindId' }).catch(
      (error) => {
        if (!(error instanceof z.ZodError)) throw error
        throw new Refusal('equipment.implement-taken', `${name} ${code}: ${error.issues[0]?.message ?? ''} أو احذفها من العرض.`)
      },
    )
    await work.tx.updateTable('hireImplements').set({ occupancyId }).where('id', '=', id).execute()
  }
}

/** Nothing of it is kept any longer. */
export async function releaseImplements(work: Work, { implements: kept }: Pick<Line, 'implements'>) {
  for (const { id, occupancyId, outAt } of kept) {
    if (!occupancyId || outAt) continue
    await releasePlanned(work, occupancyId)
    await work.tx.updateTable('hireImplements').set({ occupancyId: null }).where('id', '=', id).execute()
  }
}

/** Those that are ready leave with the machine; what stands in the workshop stays behind and costs nothing. */
export async function sendImplements(work: Work, line: Line) {
  const until = endOfDay(line.endsOn)
  for (const { id, implementId: resourceId, occupancyId, state } of line.implements) {
    if (!occupancyId) continue
    if (state !== 'ready') {
      await releasePlanned(work, occupancyId)
      await work.tx.updateTable('hireImplements').set({ occupancyId: null }).where('id', '=', id).execute()
      continue
    }
    if (work.now() < until) await planBetween(work, { resourceId, occupancyId, from: work.now(), until })
    await handOut(work, { resourceId, occupancyId })
    await work.tx.updateTable('hireImplements').set({ outAt: work.now() }).where('id', '=', id).execute()
  }
}

const away = ({ implements: all }: Pick<Line, 'implements'>) =>
  all.flatMap(({ id, implementId: resourceId, occupancyId, outAt, backAt }) =>
    occupancyId && outAt && !backAt ? [{ id, resourceId, occupancyId }] : [],
  )

export async function bringImplementsBack(work: Work, line: Pick<Line, 'implements'>) {
  for (const { id, resourceId, occupancyId } of away(line)) {
    await handBack(work, { resourceId, occupancyId })
    await work.tx
      .updateTable('hireImplements')
      .set({ backAt: work.now() })
      .where('id', '=', id)
      .where('backAt', 'is', null)
      .execute()
  }
}

/** They stay as long as their machine. */
export async function extendImplements(work: Work, line: Pick<Line, 'implements'>, until: string) {
  for (const { resourceId, occupancyId } of away(line))
    await planBetween(work, { resourceId, occupancyId, until: endOfDay(until) })
}
