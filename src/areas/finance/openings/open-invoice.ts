import type { Insertable } from 'kysely'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { openedDebt } from '#areas/finance/posting-rules.ts'
import { nextNumber } from '#areas/finance/series.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { type About, postItem } from './item-journal.ts'
import type { OpeningItem } from './judge.ts'

/** What is charged is not known by its line any more: what is left of it is one line. */
const whole = { quantity: 1000, discount: 0n, contractId: null, resourceId: null, projectId: null }

/** A due from before our books: a paper with its old number and days, and a charge that is paid as any other. */
export async function openInvoice(work: Work, item: Extract<OpeningItem, { kind: 'invoices' }>, about: About) {
  const { number, day, dueOn, net, vat, line, amount, holder } = item
  const { branchId, buyer, seller } = about
  const id = work.newId()
  const owing = { partyId: holder.id, branchId, line, debtAccount: '1210', incomeAccount: '3999', incomeKey: '', ...whole }
  const description = item.description ?? `فاتورة سابقة ${number}`
  const journalId = await postItem(work, { id, memo: `${description} (${number})`, transfers: openedDebt(owing, amount) }, about)
  const { year, sequence } = await nextNumber(work, 'opening-invoice', { branchId, day: dayOf(work.now()) })
  const place = { kind: 'opening-invoice' as const, branchId, year, sequence, number, partyId: holder.id }
  const dates = { issuedOn: day, issuedAt: startOfDay(day), suppliedFrom: day, suppliedUntil: day, dueOn }
  await work.tx
    .insertInto('invoices')
    .values({
      ...{ id, ...place, ...dates, issuedBy: about.makerId, net, vat, credits: null, reason: null, journalId },
      ...{ seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) },
      words: folded(`${number} ${buyer.number} ${buyer.name}`),
    })
    .execute()
  await raiseCharge(work, { ...owing, ...taxOf(vat, about.rate), invoiceId: id, description, net, vat, dueOn }, journalId)
  return { id, journalId }
}

type Raised = Omit<Insertable<Database['charges']>, 'id' | 'place' | 'kind' | 'unitPrice' | 'source' | 'sourceId'>

async function raiseCharge(work: Work, charge: Raised, journalId: string) {
  const { invoiceId, net, vat } = charge
  const id = work.newId()
  const happened = { kind: 'opening' as const, source: 'opening-item', sourceId: invoiceId }
  await work.tx
    .insertInto('charges')
    .values({ ...charge, ...happened, id, place: 1, unitPrice: net })
    .execute()
  await work.tx.insertInto('chargeMovements').values({ chargeId: id, kind: 'raised', net, vat, journalId }).execute()
}

const untaxed = { vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: 'رصيد افتتاحي لا ضريبة فيه' }
const taxOf = (vat: bigint, rate: number | null) =>
  vat > 0n ? { vatCategory: 'standard' as const, vatRate: rate ?? usualRate, vatReason: null } : untaxed
