import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { shownNumber } from '../journey/number.ts'
import { mostCodesADay } from '../journey/tries.ts'
import { codeSent } from './facts.ts'

type Waits = {
  id: string
  number: string
  state: string
  codeNumber: number
  codeDay: string | null
  codeSent: number
  recipientPhone: string
}

/** Another code to the phone it is for: the one before opens nothing any more. The caller holds the row. */
export async function freshCode(work: Work, parcel: Waits) {
  if (parcel.state !== 'ready-for-pickup' && parcel.state !== 'out-for-delivery')
    throw new Refusal('parcels.not-ready', 'لا رمز إلا لطرد ينتظر صاحبه أو خرج إليه.')
  const today = dayOf(work.now())
  const sent = parcel.codeDay === today ? parcel.codeSent : 0
  if (sent >= mostCodesADay)
    throw new Refusal('parcels.codes-spent', 'أُرسلت ثلاثة رموز اليوم. يُسلَّم بالتوقيع والبطاقة في الفرع، أو اطلب رمزًا غدًا.')
  const codeNumber = parcel.codeNumber + 1
  await work.tx
    .updateTable('parcels')
    .set({ codeNumber, codeTries: 0, codeDay: today, codeSent: sent + 1 })
    .where('id', '=', parcel.id)
    .execute()
  work.record(codeSent, parcel.id, { number: shownNumber(parcel.number), recipientPhone: parcel.recipientPhone, codeNumber })
}
