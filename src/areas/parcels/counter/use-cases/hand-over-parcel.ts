import type { z } from 'zod'
import { invoicesNow } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { type LoadedParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { dueAtCounter, pickupPapers } from '../due.ts'
import { HandOverParcelInput } from '../inputs.ts'
import { proofOf, triesLeft } from '../proving.ts'

/**
 * All pieces at once, to whoever has the code, or signs with a card. A wrong code is counted whatever becomes of the form, so it is
 * an answer and no refusal, which would take the count back.
 */
export const handOverParcel = command({
  name: 'parcels.hand-over',
  permission: may.handOver,
  input: HandOverParcelInput,
  async run(work, asked) {
    const parcel = await loadParcelForUpdate(work, asked.parcelId, may.handOver)
    const said = { parcelId: parcel.id, number: shownNumber(parcel.number) }
    if (parcel.state === 'handed-over') {
      work.repeated()
      return { ...said, left: null }
    }
    await mustBePaid(work, parcel)
    if (asked.code) {
      const left = await triesLeft(work, parcel, asked.code)
      if (left !== null) return { ...said, left }
    }
    await takeStep(work, parcel, { step: 'handed-over', note: await proofOf(work, parcel.id, asked) })
    return { ...said, left: null }
  },
})

async function mustBePaid(work: Work, parcel: LoadedParcel) {
  const due = await dueAtCounter(work, parcel)
  const papers = pickupPapers(parcel)
  const open = papers.length > 0 ? (await invoicesNow(work, papers)).reduce((sum, paper) => sum + paper.open, 0n) : 0n
  if (due.cod > 0n) throw new Refusal('parcels.cod-unpaid', `اقبض أولًا ما يُدفع للمرسل: ${inRials(due.cod)}`)
  // Less than the smallest coin is given up by the cashier's own rule.
  if (due.total + open >= 5n)
    throw new Refusal('parcels.unpaid', `اقبض ما بقي على الطرد قبل تسليمه: ${inRials(due.total + open)}`)
}

/** As the form of the counter sends it: a wrong code is told under its field. */
export const handOverAtCounter = Object.assign(
  async (ctx: Ctx, asked: z.input<typeof HandOverParcelInput>) => {
    const { left, ...said } = await handOverParcel(ctx, asked)
    if (left === null) return said
    const more = left > 0 ? `بقيت ${howMany(left, 'attempt')}.` : 'أرسل رمزًا جديدًا، أو سلّمه بالتوقيع والبطاقة.'
    throw fieldFault('code', `الرمز لا يطابق. ${more}`)
  },
  { permission: handOverParcel.permission, input: handOverParcel.input },
)
