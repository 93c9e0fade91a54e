import { chargeCustomer, chargesOnPapers, overCreditLimit, takeBackNet } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { shownNumber } from '../journey/number.ts'
import { carriageKind } from '../journey/registering.ts'
import { furtherPapers } from './further-papers.ts'
import type { WeighedOtherwise } from './weighing.ts'

type Carried = {
  id: string
  number: string
  place: string
  senderId: string
  recipientId: string | null
  payer: 'sender' | 'recipient'
  fromBranchId: string
  carriage: bigint
  codFee: bigint
  onAccountUntil: string | null
  carriageInvoiceId: string | null
}
type Asked = { parcel: Carried; weighed: WeighedOtherwise | null }

const kilos = (grams: number) => `${(grams / 1_000).toFixed(3)} كجم`

/** What the sender owes for the way, on a tax invoice of its own; what it weighs above what was told is a line of it. */
export async function chargeCarriage(work: Work, { parcel, weighed }: Asked) {
  const way = `توصيل الطرد ${shownNumber(parcel.number)} إلى ${parcel.place}`
  const isMore = weighed !== null && weighed.difference > 0n
  const invoiceId = await charge(work, parcel, [
    { description: way, unitPrice: isMore ? parcel.carriage : (weighed?.carriage ?? parcel.carriage) },
    ...(isMore ? [{ description: differenceInWords(parcel, weighed), unitPrice: weighed.difference }] : []),
    ...(parcel.codFee > 0n
      ? [{ kind: 'parcel-cod' as const, description: `الدفع عند الاستلام، ${way}`, unitPrice: parcel.codFee }]
      : []),
  ])
  await work.tx.updateTable('parcels').set({ carriageInvoiceId: invoiceId }).where('id', '=', parcel.id).execute()
  return invoiceId
}

/** What it costs more is asked on a further paper, what it costs less is credited; where nothing was asked yet, nothing is. */
export async function chargeDifference(work: Work, { parcel, weighed }: { parcel: Carried; weighed: WeighedOtherwise }) {
  const { difference } = weighed
  if (difference === 0n || !parcel.carriageInvoiceId) return null
  const description = differenceInWords(parcel, weighed)
  if (difference > 0n) return charge(work, parcel, [{ description, unitPrice: difference }])
  const papers = [parcel.carriageInvoiceId, ...(await furtherPapers(work.tx, parcel.id))]
  const charges = await chargesOnPapers(work, papers)
  await takeBackNet(work, { chargeIds: charges.map(({ id }) => id), net: -difference, reason: description })
  return null
}

const differenceInWords = ({ number }: Carried, { gramsBefore, grams }: WeighedOtherwise) =>
  `فرق وزن الطرد ${shownNumber(number)}: سُجّل ${kilos(gramsBefore)} ووُزن ${kilos(grams)}`

type Line = { description: string; unitPrice: bigint; kind?: 'parcel-cod' }

async function charge(work: Work, parcel: Carried, lines: readonly Line[]) {
  const [invoiceId, today] = [work.newId(), dayOf(work.now())]
  const partyId = parcel.payer === 'recipient' ? (parcel.recipientId ?? parcel.senderId) : parcel.senderId
  const { onAccountUntil } = parcel
  const kind = carriageKind(parcel.place)
  await chargeCustomer(work, {
    ...{ id: invoiceId, partyId, branchId: parcel.fromBranchId, asAgreed: true },
    ...{ suppliedFrom: today, suppliedUntil: today },
    dueOn: onAccountUntil && onAccountUntil > today ? onAccountUntil : today,
    lines: lines.map((line) => ({ kind, ...line, line: 'parcels', quantity: 1000, discount: 0n })),
  })
  if (onAccountUntil) await mustStayWithinLimit(work, partyId)
  return invoiceId
}

/** What waits on an account is held against the limit that was set for it. */
async function mustStayWithinLimit(work: Work, partyId: string) {
  const over = await overCreditLimit(work, partyId)
  if (over)
    throw new Refusal(
      'parcels.above-credit-limit',
      `سقف دين التاجر ${inRials(over.limit)}، ويصير عليه بهذا الطرد ${inRials(over.owed)} اقبض منه أولًا.`,
    )
}
