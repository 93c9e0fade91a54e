import { giveUpHold, occupanciesOf, occupy, planUntil, release } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, endOfDay } from '#values/days.ts'
import { nobodyPaysTwice } from './days-paid-for.ts'
import { leaseOf } from './lease-held.ts'

/** So many days whoever is asked to sign has the unit kept for them, and again from when their paper is signed. */
const keptDays = 14

/** While a lease waits to be signed and put in force its unit is promised to nobody else. */
export async function keepUnit(work: Work, contract: HeldContract) {
  const { lease } = await leaseOf(work.tx, contract)
  await unitMustServe(work, lease.unitId)
  await giveUnitUp(work, lease)
  const { id: occupancyId } = await occupy(work, {
    ...{ resourceId: lease.unitId, kind: 'hold', from: contract.startsOn, until: contract.endsOn },
    ...{ partyId: contract.partyId, reason: `العقد ${contract.number} بانتظار التوقيع`, field: 'startsOn' },
    expiresAt: endOfDay(daysAfter(dayOf(work.now()), keptDays - 1)),
  })
  await nobodyPaysTwice(work, { ...contract, unitId: lease.unitId })
  await work.tx.updateTable('leases').set({ occupancyId }).where('contractId', '=', contract.id).execute()
}

/** Whoever takes it out of service at the same moment waits, and is told whose it is; or was first. */
export async function unitMustServe({ tx }: Work, unitId: string) {
  const unit = await tx.selectFrom('units').select('outSince').where('id', '=', unitId).forShare().executeTakeFirst()
  if (unit?.outSince) throw new Refusal('properties.out-of-service', 'الوحدة خارج الخدمة. أعدها إلى الخدمة أولًا.')
}

/** It is not to be signed as it was sent. */
export async function keepUnitNoMore(work: Work, contract: HeldContract) {
  const { lease } = await leaseOf(work.tx, contract)
  await giveUnitUp(work, lease)
  await work.tx.updateTable('leases').set({ occupancyId: null }).where('contractId', '=', contract.id).execute()
}

/** Which of these stretches of a calendar leases took, also those that wait to be signed: they end with the lease. */
export async function takenByLeases(db: Ctx['db'] | Work['tx'], occupancyIds: readonly string[]) {
  const rows = await db
    .selectFrom('leases')
    .select('occupancyId')
    .where(({ eb, fn, val }) => eb('occupancyId', '=', fn.any(val([...occupancyIds]))))
    .execute()
  return new Set(rows.map(({ occupancyId }) => occupancyId))
}

type Which = { unitId: string; occupancyId: string | null }

export async function giveUnitUp(work: Work, { unitId, occupancyId }: Which) {
  if (occupancyId) await giveUpHold(work, { resourceId: unitId, occupancyId })
}

/** From the day after another last day on it can be promised onward; taken back, it is theirs as long as before. */
export async function haveUnitUntil(work: Work, { unitId, occupancyId }: Which, until: string) {
  if (occupancyId) await planUntil(work, { resourceId: unitId, occupancyId, until })
}

/** Whoever had it by the lease has it until its last day and no more; at once, where there is none. */
export async function leaveUnit(work: Work, { unitId, occupancyId }: Which, lastDay?: string) {
  if (!occupancyId) return
  const standing = await occupanciesOf({ db: work.tx, now: work.now }, unitId, { from: dayOf(work.now()) })
  const longer = standing.some(({ id, isOver, until }) => id === occupancyId && !isOver && (!lastDay || until > lastDay))
  if (longer) await release(work, { resourceId: unitId, occupancyId, lastDay })
}
