import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import type { SettledKind } from '../exception.ts'
import { exceptionSettled } from '../facts.ts'
import { SettleExceptionInput } from '../inputs.ts'
import { exceptionOf } from '../queries.ts'

/** The task that asked for the decision. */
const taskRules: Partial<Record<SettledKind, string>> = { conflict: 'parcels.phone-conflict', unproved: 'parcels.unproved' }

/** Somebody looked and says what it is: it leaves the list until something of the kind happens again. */
export const settleException = command({
  name: 'parcels.settle-exception',
  permission: may.hold,
  input: SettleExceptionInput,
  async run(work, { parcelId, kind, note }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.hold)
    const stands = await exceptionOf({ ...work, db: work.tx }, parcelId)
    if (stands?.kind !== kind) {
      if (await wasSettled(work, { parcelId, note })) {
        work.repeated()
        return { parcelId }
      }
      throw new Refusal('parcels.nothing-to-settle', 'حُسم هذا من قبل، أو تغيّر حال الطرد. حدّث الصفحة.')
    }
    await work.tx
      .insertInto('parcelReviews')
      .values({ id: work.newId(), parcelId, kind, note, reviewedBy: work.actor.id, reviewedAt: work.now() })
      .execute()
    const rule = taskRules[kind]
    if (rule) await settleTasks(work, { rule, subject: { kind: 'parcel', id: parcelId } })
    work.record(exceptionSettled, parcelId, { number: shownNumber(parcel.number), kind, note })
    return { parcelId }
  },
})

async function wasSettled(
  { tx }: { tx: Parameters<typeof loadParcelForUpdate>[0]['tx'] },
  said: { parcelId: string; note: string },
) {
  const row = await tx
    .selectFrom('parcelReviews')
    .select('id')
    .where('parcelId', '=', said.parcelId)
    .where('note', '=', said.note)
    .executeTakeFirst()
  return row !== undefined
}
