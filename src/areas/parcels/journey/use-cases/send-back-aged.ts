import { z } from 'zod'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { loadParcelForUpdate } from '../load-for-update.ts'
import { takeStep } from '../taking-a-step.ts'

/** Each morning: what nobody came for in its days turns round. Whoever is about to pay for it has come. */
export const sendBackAged = command({
  name: 'parcels.send-back-aged',
  permission: may.return,
  input: z.object({}),
  async run(work) {
    const { agedDays } = await parcelRulesNow(work.tx)
    const rows = await work.tx
      .selectFrom('parcels')
      .select('id')
      .where('state', '=', 'ready-for-pickup')
      .where('storageFrom', '<=', daysAfter(dayOf(work.now()), -agedDays))
      .where('storageInvoiceId', 'is', null)
      .where('heldReason', 'is', null)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id } of rows) {
      const parcel = await loadParcelForUpdate(work, id, may.return)
      if (parcel.state === 'ready-for-pickup')
        await takeStep(work, parcel, { step: 'returning', reason: `لم يُستلم خلال ${howMany(agedDays, 'day', 'acc')}` })
    }
    if (rows.length === 0) work.repeated()
    return { turned: rows.length }
  },
})
