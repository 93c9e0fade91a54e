import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { folded } from '#values/text.ts'
import type { ChargedKind } from './charge-kinds.ts'
import type { OpeningPaper } from './invoice.ts'
import { type Buyer, type Seller, usualRate } from './invoice-parties.ts'

/** What a paper of the books before ours has in common with the others of its file, and who stands on it. */
export type OpeningAbout = {
  openedOn: string
  makerId: string
  branchId: string
  seller: Seller
  buyer: Buyer
  rate: number | null
}

type Charge = { kind: ChargedKind; line: ServiceLine; debtAccount: string; incomeAccount: string; incomeKey: string }
type Paper = {
  id: string
  kind: OpeningPaper
  number: string
  partyId: string
  day: string
  dueOn: string
  net: bigint
  vat: bigint
  description: string
  charge: Charge
  journalId: string
}

/** A paper with its old number and days, and its one charge; says the charge. */
export async function openPaper(work: Work, { charge, description, day, ...paper }: Paper, about: OpeningAbout) {
  const { id, kind, number, partyId, dueOn, net, vat, journalId } = paper
  const { branchId, buyer, seller, makerId, rate } = about
  const { year, sequence } = await nextNumber(work, kind, { branchId, day: dayOf(work.now()) })
  const dates = { issuedOn: day, issuedAt: startOfDay(day), suppliedFrom: day, suppliedUntil: day }
  const sides = { seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) }
  const words = folded(`${number} ${buyer.number} ${buyer.name}`)
  await work.tx
    .insertInto('invoices')
    .values({ ...paper, ...dates, ...sides, branchId, year, sequence, words, issuedBy: makerId, credits: null, reason: null })
    .execute()
  const chargeId = work.newId()
  const owing = { id: chargeId, invoiceId: id, place: 1, partyId, branchId, dueOn, net, vat, description, ...charge }
  await work.tx
    .insertInto('charges')
    .values({ ...owing, ...whole, ...taxOf(vat, rate), unitPrice: net, source: 'opening-item', sourceId: id })
    .execute()
  await work.tx.insertInto('chargeMovements').values({ chargeId, kind: 'raised', net, vat, journalId }).execute()
  return chargeId
}

/** Its lines are in the old books: what is left of it is one. */
const whole = { quantity: 1000, discount: 0n, contractId: null, resourceId: null, projectId: null }

const untaxed = { vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: 'من الدفاتر السابقة' }
const taxOf = (vat: bigint, rate: number | null) =>
  vat > 0n ? { vatCategory: 'standard' as const, vatRate: rate ?? usualRate, vatReason: null } : untaxed
