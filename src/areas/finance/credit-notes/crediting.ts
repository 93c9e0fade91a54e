import { creditedAhead } from '#areas/finance/deferrals/deferring.ts'
import type { Charge } from '#areas/finance/invoices/charges.ts'
import { invoiceCredited } from '#areas/finance/invoices/facts.ts'
import type { Buyer, Seller } from '#areas/finance/invoices/invoice-parties.ts'
import { writePaper } from '#areas/finance/invoices/issuing.ts'
import { credited } from '#areas/finance/ledger/posting-rules.ts'
import { takenBackOf } from '#areas/finance/outlay-dues/paying-on.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import { openUp, payAgain } from '#areas/finance/receipts/allocations.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'

/** What is taken back of a held charge, with its share of the tax. */
export type Taken = { charge: Charge; net: bigint; vat: bigint; place: number }

type Issued = {
  id: string
  kind: InvoiceKind
  number: string
  partyId: string
  branchId: string
  suppliedFrom: string
  suppliedUntil: string
  seller: Seller
  buyer: Buyer
  net: bigint
  vat: bigint
}
type TakingOff = { id: string; invoice: Issued; taken: readonly Taken[]; reason: string }

/** The note by which so much of an issued paper is owed no more: what was paid of that comes free, and pays again what is left. */
export async function takeOff(work: Work, { id, invoice, taken, reason }: TakingOff) {
  const [net, vat] = [sum(taken.map((one) => one.net)), sum(taken.map((one) => one.vat))]
  const day = dayOf(work.now())
  const { ahead, ...rest } = await besides(work, taken, day)
  const freed: [string, Awaited<ReturnType<typeof openUp>>][] = []
  for (const one of taken) freed.push([one.charge.id, await openUp(work, one, reason)])
  const journal = {
    source: { kind: 'invoice', id, purpose: 'issue' },
    memo: cut(`${reason} (${invoice.number})`, 200),
    day,
    transfers: taken.flatMap((one) => takenOff(one, day, ahead.get(one.charge.id))),
  }
  const { partyId, branchId, suppliedFrom, suppliedUntil, seller, buyer } = invoice
  const sides = { partyId, branchId, suppliedFrom, suppliedUntil, seller, buyer }
  const paper = { id, kind: 'credit-note' as const, dueOn: null, net, vat, credits: invoice.id, adds: null, reason, ...sides }
  const { number, journalId } = await writePaper(work, paper, { journal, charges: [] })
  await writeMovements(work, taken, journalId)
  await rest.written(journalId)
  for (const [chargeId, pots] of freed) await payAgain(work, chargeId, pots)
  work.record(invoiceCredited, invoice.id, {
    ...{ number: invoice.number, kind: invoice.kind, partyId, total: invoice.net + invoice.vat },
    ...{ credited: net + vat, by: number },
  })
  return number
}

/** What else gets less by it: what is owed to authorities, and what days to come were to earn. Held from here. */
async function besides(work: Work, taken: readonly Taken[], day: string) {
  const outlaysLess = await takenBackOf(work, taken)
  const { ahead, written } = await creditedAhead(work, taken, day)
  return {
    ahead,
    async written(journalId: string) {
      await outlaysLess(journalId)
      await written(journalId)
    },
  }
}

const takenOff = ({ charge, net, vat }: Taken, day: string, ahead?: { amount: bigint; key: string }) =>
  credited(charge, { net, vat, quarter: quarterOf(day), ahead })

async function writeMovements({ tx }: Work, taken: readonly Taken[], journalId: string) {
  const rows = taken.map(({ charge, net, vat }) => ({
    ...{ chargeId: charge.id, kind: 'credited' as const, journalId },
    ...{ net: -net, vat: -vat },
  }))
  await tx.insertInto('chargeMovements').values(rows).execute()
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
