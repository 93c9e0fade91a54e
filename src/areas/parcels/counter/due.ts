import { vatRateOfKind } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { storageFee } from '../rules/rules.ts'

type Asked = { db: Ctx['db']; now: () => Date } | Pick<Work, 'tx' | 'now'>

type Waits = {
  payer: string
  carriage: bigint
  vat: bigint
  carriageInvoiceId: string | null
  storageInvoiceId: string | null
  storageFrom: string | null
}

/** What whoever collects it has to pay before it is theirs: the way where they pay it, and the days beyond the free ones. */
export async function dueAtCounter(asked: Asked, parcel: Waits) {
  const { storageFrom, storageInvoiceId, carriageInvoiceId, payer } = parcel
  const db = 'tx' in asked ? asked.tx : asked.db
  const today = dayOf(asked.now())
  const days = storageFrom ? daysBetween(storageFrom, today) : 0
  const storage = storageInvoiceId || !storageFrom ? 0n : storageFee(days, await parcelRulesNow(db))
  const carriage = payer === 'recipient' && !carriageInvoiceId ? parcel.carriage : 0n
  const storageVat = percentOf(storage, storage > 0n ? await vatRateOfKind(asked, 'parcel-storage') : 0)
  const vat = storageVat + (carriage > 0n ? parcel.vat : 0n)
  return { days, storage, carriage, vat, total: storage + carriage + vat }
}

/** The papers whoever collects it has to pay; what its sender owes is the sender's. */
export const pickupPapers = ({
  payer,
  carriageInvoiceId,
  storageInvoiceId,
}: Pick<Waits, 'payer' | 'carriageInvoiceId' | 'storageInvoiceId'>) => [
  ...new Set([payer === 'recipient' ? carriageInvoiceId : null, storageInvoiceId].flatMap((id) => id ?? [])),
]
