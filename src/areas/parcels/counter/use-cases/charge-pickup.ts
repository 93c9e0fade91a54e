import { makeCustomer } from '#areas/customers/public.ts'
import { chargeCustomer, chargesOnPapers, invoicesNow, takeBackUnpaid } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { type LoadedParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { wayLines } from '../../journey/way-lines.ts'
import { dueAtCounter, pickupPapers } from '../due.ts'
import { pickupCharged, pickupUncharged } from '../facts.ts'
import { OfParcelInput } from '../inputs.ts'

/** What is due is frozen on a paper, so that the cashier takes just that. */
export const chargePickup = command({
  name: 'parcels.charge-pickup',
  permission: may.handOver,
  input: OfParcelInput,
  async run(work, { parcelId }) {
    const parcel = await waiting(work, parcelId)
    const due = await dueAtCounter(work, parcel)
    if (due.total === 0n) {
      work.repeated()
      return { parcelId, partyId: parcel.recipientId ?? parcel.senderId }
    }
    const { partyId } = await chargeRecipient(work, parcel, due)
    return { parcelId, partyId }
  },
})

type Due = Awaited<ReturnType<typeof dueAtCounter>>

/** What whoever takes it owes stands on a paper in their name. */
export async function chargeRecipient(work: Work, parcel: LoadedParcel, due: Due) {
  const who = await makeCustomer(work, { name: parcel.recipientName, phone: parcel.recipientPhone, roles: ['recipient'] })
  const invoiceId = work.newId()
  await chargeCustomer(work, { ...about(work, parcel, who.id), id: invoiceId, lines: chargeLines(parcel, due) })
  await work.tx
    .updateTable('parcels')
    .set({
      recipientId: who.id,
      ...(due.carriage > 0n && { carriageInvoiceId: invoiceId }),
      ...(due.storage > 0n && { storageInvoiceId: invoiceId }),
    })
    .where('id', '=', parcel.id)
    .execute()
  work.record(pickupCharged, parcel.id, { number: shownNumber(parcel.number), total: due.total })
  return { partyId: who.id, invoiceId }
}

function about(work: Work, { branchId, storageFrom }: LoadedParcel, partyId: string) {
  const today = dayOf(work.now())
  return { partyId, branchId, suppliedFrom: storageFrom ?? today, suppliedUntil: today, dueOn: today, asAgreed: true as const }
}

function chargeLines({ place, ...parcel }: LoadedParcel, { carriage, codFee, ...due }: Due) {
  const number = shownNumber(parcel.number)
  const line = { line: 'parcels' as const, quantity: 1000, discount: 0n }
  return [
    ...wayLines({ place, carriage, codFee }, `توصيل الطرد ${number}`),
    ...(due.storage > 0n
      ? [{ ...line, kind: 'parcel-storage' as const, description: `تخزين الطرد ${number}`, unitPrice: due.storage }]
      : []),
  ]
}

/** Whoever came went away without it: what nobody paid is owed no more, and the next day counts anew. */
export const unchargePickup = command({
  name: 'parcels.uncharge-pickup',
  permission: may.handOver,
  input: OfParcelInput,
  async run(work, { parcelId }) {
    const parcel = await waiting(work, parcelId)
    const ids = pickupPapers({ ...parcel, redirectInvoiceId: null })
    if (ids.length === 0) {
      work.repeated()
      return { parcelId }
    }
    const papers = await invoicesNow(work, ids)
    if (papers.some(({ open, total }) => open < total))
      throw new Refusal('parcels.paid', 'قُبض المستحق. سلّم الطرد، أو أعد المبلغ من الصندوق أولًا.')
    const charges = await chargesOnPapers(work, ids)
    const reason = `لم يُستلم الطرد ${shownNumber(parcel.number)} في يومه`
    await takeBackUnpaid(work, { chargeIds: charges.map(({ id }) => id), reason })
    await work.tx
      .updateTable('parcels')
      .set({ storageInvoiceId: null, ...(parcel.payer === 'recipient' && { carriageInvoiceId: null }) })
      .where('id', '=', parcelId)
      .execute()
    work.record(pickupUncharged, parcelId, { number: shownNumber(parcel.number) })
    return { parcelId }
  },
})

async function waiting(work: Work, parcelId: string) {
  const parcel = await loadParcelForUpdate(work, parcelId, may.handOver)
  if (parcel.state !== 'ready-for-pickup')
    throw new Refusal('parcels.not-ready', 'الطرد ليس بانتظار صاحبه في الفرع. افتحه لترى ما جرى.')
  return parcel
}
