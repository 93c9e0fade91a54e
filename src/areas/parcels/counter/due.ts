import { vatRateOfKind } from '#areas/finance/public.ts'
import { codTakenOf } from '#areas/finance/public-cod.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { storageFee } from '../rules/rules.ts'

type Asked = { db: Ctx['db']; now: () => Date } | Pick<Work, 'tx' | 'now'>

type Waits = {
  payer: string
  id: string
  carriage: bigint
  codFee: bigint
  cod: bigint
  isReturning: boolean
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
  const isOpen = payer === 'recipient' && !carriageInvoiceId
  const [carriage, codFee] = isOpen ? [parcel.carriage, parcel.codFee] : [0n, 0n]
  const storageVat = percentOf(storage, storage > 0n ? await vatRateOfKind(asked, 'parcel-storage') : 0)
  const vat = storageVat + (isOpen ? parcel.vat : 0n)
  return { days, storage, carriage, codFee, vat, total: storage + carriage + codFee + vat, cod: await codStill(asked, parcel) }
}

/** What is still to be taken for its sender; nothing on the way back. */
export const codStill = async (asked: Asked, { id, cod, isReturning }: Pick<Waits, 'id' | 'cod' | 'isReturning'>) =>
  cod === 0n || isReturning || (await codTakenOf(asked, id)) ? 0n : cod
type Billed = Pick<Waits, 'payer' | 'carriageInvoiceId' | 'storageInvoiceId'> & { redirectInvoiceId: string | null }

/** The papers whoever collects it has to pay; what its sender owes is the sender's. */
export const pickupPapers = ({ payer, carriageInvoiceId, storageInvoiceId, redirectInvoiceId }: Billed) => [
  ...new Set([payer === 'recipient' ? carriageInvoiceId : null, storageInvoiceId, redirectInvoiceId].flatMap((id) => id ?? [])),
]
