import { z } from 'zod'
import { recordsPutAway, retentionChanged } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { theHouseItself } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { counted } from '#values/shapes.ts'
import { inWords, keptSince, retentionPeriods } from '../retention.ts'

const permission = identityPermissions.manageRetention

/** For how long a kind of record is kept from now on; never shorter than the law demands. */
export const changeRetention = command({
  name: 'identity.change-retention',
  permission,
  input: z.object({ kind: z.string(), months: counted('اكتب عدد الأشهر، من 1 إلى 600.', 1, 600) }),
  async run(work, { kind, months }) {
    const period = (await retentionPeriods(work)).find((one) => one.kind === kind)
    if (!period) throw new Refusal('not-found', 'لا يوجد هذا النوع من السجلات.', 404)
    const { least = 1 } = period
    if (months < least) throw new Refusal('identity.kept-too-short', `يوجب القانون حفظها ${inWords(least)} على الأقل.`, 422)
    if (months === period.months) {
      work.repeated()
      return period
    }
    const set = { months, changedBy: work.actor.id, changedAt: work.now() }
    await work.tx
      .insertInto('retentionPeriods')
      .values({ kind, ...set })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(set))
      .execute()
    work.record(retentionChanged, kind, { before: period.months, after: months })
    return { ...period, months }
  },
})

/** One kind of record, in one transaction; that there was nothing to put away is nothing to write down. */
const putAway = command({
  name: 'identity.put-away',
  permission,
  input: z.object({ kind: z.string() }),
  async run(work, { kind }) {
    const period = (await retentionPeriods(work)).find((one) => one.kind === kind)
    const before = keptSince(period?.months ?? 600, work.now())
    const count = (await period?.putAway?.(work, before)) ?? 0
    if (count === 0) work.repeated()
    else work.record(recordsPutAway, kind, { label: period?.label ?? kind, before: dayOf(before), count })
    return count
  },
})

/** Once a day: what has been kept long enough goes, kind by kind; one that cannot keeps nothing else from going. */
export async function keepNoLonger(house: House) {
  const ctx = { ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }
  for (const { kind, putAway: goes } of house.retained)
    if (goes) await putAway(ctx, { kind }).catch((error: unknown) => house.log.error({ err: error, kind }, 'not put away'))
}
