import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { AskedDisposal, approveDisposal, disposalOf, isDisposable, notYetDisposable } from '../disposing.ts'
import { disposalAsked, disposalWarned } from '../facts.ts'
import { AskDisposalInput, OfParcelInput } from '../inputs.ts'
import { warningDays } from '../mishap.ts'
import { keepPhotos } from '../photos.ts'

/** Both sides hear until which day it can be taken. */
export const warnOfDisposal = command({
  name: 'parcels.warn-of-disposal',
  permission: may.dispose,
  input: OfParcelInput,
  async run(work, { parcelId }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.dispose)
    if (!isDisposable(parcel)) throw new Refusal('parcels.not-waiting', 'ليس هذا الطرد بانتظار من يأخذه. حدّث الصفحة.')
    const [{ from, warnings }, today] = [await disposalOf(work.tx, parcel), dayOf(work.now())]
    const last = warnings.at(-1)
    if (last && daysBetween(dayOf(last.warnedAt), today) < warningDays)
      throw new Refusal(
        'parcels.warned-already',
        `أُنذر الطرفان من قبل. يُنذران ثانية بعد ${howMany(warningDays, 'day', 'gen')} من آخر إنذار.`,
      )
    const earliest = daysAfter(today, warningDays)
    const [n, until] = [warnings.length + 1, from && from > earliest ? from : earliest]
    await work.tx
      .insertInto('parcelWarnings')
      .values({ parcelId, n, until, warnedBy: work.actor.id, warnedAt: work.now() })
      .execute()
    const { senderId, recipientPhone } = parcel
    work.record(disposalWarned, parcelId, { number: shownNumber(parcel.number), n, until, senderId, recipientPhone })
    return { parcelId }
  },
})

/** With pictures, and agreed to by whoever manages: it is gone for good. */
export const askDisposal = command({
  name: 'parcels.ask-disposal',
  permission: may.dispose,
  input: AskDisposalInput,
  async run(work, { parcelId, reason, photos }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.dispose)
    if (!isDisposable(parcel)) throw new Refusal('parcels.not-waiting', 'ليس هذا الطرد بانتظار من يأخذه. حدّث الصفحة.')
    const fault = notYetDisposable(await disposalOf(work.tx, parcel), dayOf(work.now()))
    if (fault) throw new Refusal('parcels.not-yet', fault)
    const number = shownNumber(parcel.number)
    await requestApproval(work, {
      ...{ action: approveDisposal.action, title: `إتلاف الطرد ${number}`, subjectId: parcelId, reason },
      ...{ amount: parcel.declaredValue ?? 0n, branchId: parcel.branchId },
      payload: z.encode(AskedDisposal, { parcelId, reason, by: work.actor.name }),
    })
    await keepPhotos(work, { parcelId, ofStep: 'disposed', photos })
    work.record(disposalAsked, parcelId, { number, reason })
    return { parcelId }
  },
})
