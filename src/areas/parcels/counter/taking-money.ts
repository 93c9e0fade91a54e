import { chargesOpenOn } from '#areas/finance/public.ts'
import { coinNow, inCoins, receiveAtDoor, takeCod } from '#areas/finance/public-cod.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { inRials } from '#values/money.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { dueAtCounter, duesAtCounter, pickupPapers } from './due.ts'
import { chargeRecipient } from './use-cases/charge-pickup.ts'

type Asked = Parameters<typeof inCoins>[0] & Parameters<typeof dueAtCounter>[0]

/** What is to be paid at the door: to the sender, and to us. Cash reaches as far as coins do. */
export async function dueAtDoor(asked: Asked, parcel: Parameters<typeof dueAtCounter>[1] & Parameters<typeof pickupPapers>[0]) {
  const { cod, total, ...due } = await dueAtCounter(asked, parcel)
  const papers = pickupPapers(parcel)
  const billed = papers.length > 0 ? await chargesOpenOn(asked, papers) : []
  const open = billed.reduce((sum, charge) => sum + charge.open, 0n)
  const ours = total + open
  return { ...due, total, cod, ours, card: cod + ours, cash: cod + (await inCoins(asked, ours)) }
}

/** The same of all that are brought on a run. */
export async function duesAtDoor(asked: Asked, parcels: readonly Parameters<typeof dueAtDoor>[1][]) {
  const dues = await duesAtCounter(asked, parcels)
  const papers = parcels.map(pickupPapers)
  const charges = papers.some(({ length }) => length > 0) ? await chargesOpenOn(asked, papers.flat()) : []
  const coin = await coinNow(asked)
  return parcels.map((_, at) => {
    const { cod = 0n, total = 0n } = dues[at] ?? {}
    const billed = charges.filter(({ invoiceId }) => invoiceId !== null && papers[at]?.includes(invoiceId))
    const ours = total + billed.reduce((sum, { open }) => sum + open, 0n)
    return { cod, ours, card: cod + ours, cash: cod + ours - (ours % coin) }
  })
}

type Typed = { way: 'cash' | 'card'; paid?: bigint | undefined; reference?: string | undefined }

/** The courier takes all that is due, or the parcel stays: what is the sender's is the sender's, what is ours pays our paper. What they give back of what they were given. */
export async function takeMoneyAtDoor(
  work: Work,
  { courierId, parcel }: { courierId: string; parcel: LoadedParcel },
  typed: Typed,
) {
  const due = await dueAtDoor(work, parcel)
  const asked = due[typed.way]
  if (asked === 0n && due.ours === 0n) return 0n
  if (typed.paid === undefined) throw fieldFault('paid', `اكتب ما قبضته. المطلوب ${inRials(asked)}`)
  const isRight = typed.way === 'card' ? typed.paid === asked : typed.paid >= asked
  if (!isRight) throw fieldFault('paid', `المطلوب ${inRials(asked)} كاملًا، ولا يُسلَّم الطرد بغيره.`)
  if (typed.way === 'card' && !typed.reference) throw fieldFault('reference', 'اكتب رقم العملية من قسيمة الجهاز.')
  const reference = typed.way === 'card' ? typed.reference : undefined
  const { branchId, senderId: merchantId } = parcel
  if (due.ours > 0n) await takeOurs(work, parcel, { due, courierId, reference })
  if (due.cod > 0n)
    await takeCod(work, {
      ...{ parcelId: parcel.id, number: shownNumber(parcel.number), merchantId, branchId, amount: due.cod },
      ...{ way: typed.way === 'card' ? 'card' : 'courier', courierId, reference },
    })
  return typed.paid - asked
}

type Ours = { due: Awaited<ReturnType<typeof dueAtDoor>>; courierId: string; reference: string | undefined }

async function takeOurs(work: Work, parcel: LoadedParcel, { due, courierId, reference }: Ours) {
  const charged = due.total > 0n ? await chargeRecipient(work, parcel, due) : null
  const papers = [...pickupPapers(parcel), ...(charged ? [charged.invoiceId] : [])]
  const charges = (await chargesOpenOn(work, papers)).filter(({ open }) => open > 0n)
  const partyId = charged?.partyId ?? parcel.recipientId
  if (charges.length === 0 || !partyId) return
  await receiveAtDoor(work, {
    id: work.newId(),
    partyId,
    branchId: parcel.branchId,
    phone: parcel.recipientPhone,
    courierId,
    reference,
    charges,
  })
}
