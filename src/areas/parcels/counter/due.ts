import { vatRateOfKind } from '#areas/finance/public.ts'
import { codsTakenOf, codTakenOf } from '#areas/finance/public-cod.ts'
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
  const db = 'tx' in asked ? asked.tx : asked.db
  const rules = isStored(parcel) ? await parcelRulesNow(db) : null
  const vatRate = isStored(parcel) ? await vatRateOfKind(asked, 'parcel-storage') : 0
  return dueBy(parcel, { today: dayOf(asked.now()), rules, vatRate, cod: await codStill(asked, parcel) })
}

const isStored = ({ storageFrom, storageInvoiceId }: Pick<Waits, 'storageFrom' | 'storageInvoiceId'>) =>
  storageFrom !== null && storageInvoiceId === null

type By = { today: string; rules: Parameters<typeof storageFee>[1] | null; vatRate: number; cod: bigint }

function dueBy(parcel: Waits, { today, rules, vatRate, cod }: By) {
  const { storageFrom, carriageInvoiceId, payer } = parcel
  const days = storageFrom ? daysBetween(storageFrom, today) : 0
  const storage = rules ? storageFee(days, rules) : 0n
  const isOpen = payer === 'recipient' && !carriageInvoiceId
  const [carriage, codFee] = isOpen ? [parcel.carriage, parcel.codFee] : [0n, 0n]
  const storageVat = percentOf(storage, vatRate)
  const vat = storageVat + (isOpen ? parcel.vat : 0n)
  return { days, storage, carriage, codFee, vat, total: storage + carriage + codFee + vat, cod }
}

/** The same of many at once. */
export async function duesAtCounter(asked: Asked, parcels: readonly Waits[]) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const stored = parcels.some(isStored)
  const [rules, vatRate] = stored ? [await parcelRulesNow(db), await vatRateOfKind(asked, 'parcel-storage')] : [null, 0]
  const withCod = parcels.filter(({ cod }) => cod > 0n).map(({ id }) => id)
  const taken = withCod.length > 0 ? await codsTakenOf(asked, withCod) : new Set<string>()
  const today = dayOf(asked.now())
  return parcels.map((parcel) => {
    const cod = parcel.isReturning || taken.has(parcel.id) ? 0n : parcel.cod
    return dueBy(parcel, { today, vatRate, cod, rules: isStored(parcel) ? rules : null })
  })
}

/** What is still to be taken for its sender; nothing on the way back. */
export const codStill = async (asked: Asked, { id, cod, isReturning }: Pick<Waits, 'id' | 'cod' | 'isReturning'>) =>
  cod === 0n || isReturning || (await codTakenOf(asked, id)) ? 0n : cod
type Billed = Pick<Waits, 'payer' | 'carriageInvoiceId' | 'storageInvoiceId'> & { redirectInvoiceId: string | null }

/** The papers whoever collects it has to pay; what its sender owes is the sender's. */
export const pickupPapers = ({ payer, carriageInvoiceId, storageInvoiceId, redirectInvoiceId }: Billed) => [
  ...new Set([payer === 'recipient' ? carriageInvoiceId : null, storageInvoiceId, redirectInvoiceId].flatMap((id) => id ?? [])),
]
