import { releasePlanned } from '#areas/calendar/public.ts'
import { contractSteps } from '#areas/contracts/public.ts'
import { depositNow, takeBackUnpaid } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { releaseImplements } from '../implements/with-lines.ts'
import { releasePools } from '../pools/keeping.ts'
import { poolsOf } from '../pools/outs.ts'
import { callOffJobs } from '../transport/jobs-of-lines.ts'
import { closeIfAllBack } from './closing.ts'
import { lineGivenUp } from './facts.ts'
import { type LoadedHire, type LoadedLine, toldOf } from './load-for-update.ts'

/** A machine nobody sends after all: it is free at once and costs nothing. With the last of them the hire is over. */
export async function giveUpLines(work: Work, hire: LoadedHire, { lines, why }: { lines: readonly LoadedLine[]; why: string }) {
  const told = await toldOf(work, hire)
  for (const line of lines) {
    if (line.occupancyId) await releasePlanned(work, line.occupancyId)
    await releaseImplements(work, line)
    await work.tx
      .updateTable('hireLines')
      .set({ occupancyId: null, offHiredAt: work.now(), offHiredBy: work.actor.name })
      .where('id', '=', line.id)
      .execute()
    work.record(lineGivenUp, hire.contractId, { ...told, kind: line.terms.kind, why })
  }
  const ids = lines.map(({ id }) => id)
  await callOffJobs(work, { lineIds: ids, contractId: hire.contractId, site: hire.site })
  if (hire.state === 'out') return closeIfAllBack(work, hire)
  const isLast = hire.lines.every(({ id, offHiredAt }) => offHiredAt || ids.includes(id))
  if (isLast && hire.pools.length === 0) await dropHire(work, hire, why)
}

/** Scaffolding nobody fetches: it leaves the hire, and where no machine goes either the hire is over. */
export async function giveUpPools(work: Work, hire: LoadedHire, why: string) {
  const taken = (await poolsOf(work.tx, hire.contractId)).map(({ poolId }) => poolId)
  const left = hire.pools.filter(({ poolId }) => !taken.includes(poolId))
  await releasePools(work, hire.pools)
  for (const { id, name } of left) {
    await work.tx.deleteFrom('hirePoolLines').where('id', '=', id).execute()
    work.record(lineGivenUp, hire.contractId, { ...(await toldOf(work, hire)), kind: name, why })
  }
  if (hire.state === 'out') await closeIfAllBack(work, hire)
  else if (hire.lines.every(({ offHiredAt }) => offHiredAt)) await dropHire(work, hire, why)
  return left.length
}

async function dropHire(work: Work, { contractId }: LoadedHire, why: string) {
  const dropped = await work.tx
    .updateTable('hires')
    .set({ state: 'called-off' })
    .where('contractId', '=', contractId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const deposit = dropped.numUpdatedRows > 0n ? await depositNow(work, [contractId]) : undefined
  if (deposit) await takeBackUnpaid(work, { chargeIds: [deposit.chargeId], reason: `لم تُرسل المعدات: ${why}` })
}

/** Called off where its term has not begun, ended today where it goes on; on its last day it ends by itself. */
export async function endDropped(work: Work, { contract }: LoadedHire, why: string) {
  const today = dayOf(work.now())
  const reason = `لم تُرسل المعدات: ${why}`
  if (contract.startsOn > today) await contractSteps.callOff(work, contract, { by: 'party', reason })
  else if (today < contract.endsOn) await contractSteps.terminate(work, contract, { on: today, reason })
}
