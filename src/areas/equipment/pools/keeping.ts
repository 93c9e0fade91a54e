import { z } from 'zod'
import { releaseStock, takeStock } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'

type Line = {
  id: string
  poolId: string
  name: string
  quantity: number
  startsOn: string
  endsOn: string
  stockId: string | null
}
type Held = { number: string; partyId: string }

/** So much of each pool is kept for the customer it was offered to, as machines are. */
export async function keepPools(work: Work, lines: readonly Line[], held: Held) {
  for (const line of lines) if (!line.stockId) await keep(work, line, held)
}

async function keep(work: Work, { id, poolId, name, quantity, startsOn, endsOn }: Line, { number, partyId }: Held) {
  const from = new Date(Math.max(startOfDay(startsOn).getTime(), work.now().getTime()))
  const taking = { poolId, quantity, from, until: endOfDay(endsOn), partyId, reason: number, field: 'quantity' }
  const { id: stockId } = await takeStock(work, taking).catch((error) => {
    if (!(error instanceof z.ZodError)) throw error
    throw new Refusal('equipment.pool-taken', `${name}: ${error.issues[0]?.message ?? ''}`)
  })
  await work.tx.updateTable('hirePoolLines').set({ stockId }).where('id', '=', id).execute()
}

/** Nothing of these is kept any longer. */
export async function releasePools(work: Work, lines: readonly Pick<Line, 'id' | 'poolId' | 'stockId'>[]) {
  for (const { id, poolId, stockId: takingId } of lines) {
    if (!takingId) continue
    await releaseStock(work, { poolId, takingId })
    await work.tx.updateTable('hirePoolLines').set({ stockId: null }).where('id', '=', id).execute()
  }
}

/** What is still to come of it once a part went out. */
export async function keepRest(work: Work, line: Line, { taken, ...held }: Held & { taken: number }) {
  const quantity = line.quantity - taken
  if (quantity > 0 && line.endsOn >= dayOf(work.now())) await keep(work, { ...line, quantity }, held)
}
