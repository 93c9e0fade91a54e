import { creditedAhead } from '#areas/finance/deferrals/deferring.ts'
import { onceFor } from '#areas/finance/once.ts'
import { mustNotBeOpened } from '#areas/finance/openings/opened.ts'
import { takenBackOf } from '#areas/finance/outlays/paying-on.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { credited } from '#areas/finance/posting-rules.ts'
import { openUp, payAgain } from '#areas/finance/receipts/allocations.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { boundOf, mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { type Charge, creditedBefore, heldCharges, vatOfCredit } from '../charges.ts'
import { invoiceCredited } from '../facts.ts'
import { CreditInvoiceInput } from '../inputs.ts'
import { sidesOn } from '../invoice-detail.ts'
import { writePaper } from '../issuing.ts'
import { quarterOf } from '../vat.ts'

const may = financePermissions.creditInvoices

/** An issued paper is never changed: what is wrong in it is taken back, line by line or whole, with its tax and the reason. */
export const creditInvoice = command({
  name: 'finance.credit-invoice',
  permission: may,
  input: CreditInvoiceInput,
  async run(work, { id, invoiceId, reason, lines }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('invoices').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number }
    }
    const invoice = await invoiceToCredit(work, invoiceId)
    const taken = await takenBack(work, invoiceId, lines)
    const [net, vat] = [sum(taken.map((one) => one.net)), sum(taken.map((one) => one.vat))]
    refuseAboveLimit(work, invoice.branchId, net + vat)

    const day = dayOf(work.now())
    const { ahead, ...rest } = await besides(work, taken, day)
    const freed: [string, Awaited<ReturnType<typeof openUp>>][] = []
    for (const one of taken) freed.push([one.charge.id, await openUp(work, one, reason)])
    const journal = {
      source: { kind: 'invoice', id, purpose: 'issue' },
      memo: `${reason} (${invoice.number})`.slice(0, 200),
      day,
      transfers: taken.flatMap((one) => takenOff(one, day, ahead.get(one.charge.id))),
    }
    const { partyId, branchId, suppliedFrom, suppliedUntil, seller, buyer } = invoice
    const sides = { partyId, branchId, suppliedFrom, suppliedUntil, seller, buyer }
    const paper = { id, kind: 'credit-note' as const, dueOn: null, net, vat, credits: invoiceId, adds: null, reason, ...sides }
    const { number, journalId } = await writePaper(work, paper, { journal, charges: [] })
    await writeMovements(work, taken, journalId)
    await rest.written(journalId)
    for (const [chargeId, pots] of freed) await payAgain(work, chargeId, pots)
    work.record(invoiceCredited, invoiceId, {
      ...{ number: invoice.number, kind: invoice.kind, partyId, total: invoice.net + invoice.vat },
      ...{ credited: net + vat, by: number },
    })
    return { id, number }
  },
})

async function invoiceToCredit(work: Work, id: string) {
  const invoice = await work.tx.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  mustReach(work.actor, may, invoice)
  if (invoice.kind === 'credit-note') throw new Refusal('finance.is-credit-note', 'هذا إشعار دائن. أصدر فاتورة جديدة بدل عكسه.')
  await mustNotBeOpened(work, id)
  return { ...invoice, ...sidesOn(invoice) }
}

type Asked = { place: number; chargeId: string; net?: bigint | undefined }
type Taken = { charge: Charge; net: bigint; vat: bigint; place: number }

/** What is taken back of each line that says so, with its share of the tax. */
async function takenBack(work: Work, invoiceId: string, lines: readonly Asked[]): Promise<Taken[]> {
  const asked = lines.flatMap(({ chargeId, net, place }) => (net ? [{ chargeId, net, place }] : []))
  if (asked.length === 0) throw fieldFault('net1', 'اكتب المبلغ الذي تلغيه من سطر واحد على الأقل.')
  const ids = asked.map(({ chargeId }) => chargeId)
  const charges = await heldCharges(work, ids)
  const before = await creditedBefore(work, ids)
  return asked.map(({ chargeId, net, place }) => {
    const charge = charges.get(chargeId)
    if (charge?.invoiceId !== invoiceId) throw new Refusal('not-found', 'هذا السطر ليس من هذه الفاتورة. حدّث الصفحة.', 404)
    const so = before.get(chargeId) ?? { net: 0n, vat: 0n }
    const left = charge.net - so.net
    if (net > left) throw fieldFault(`net${place}`, `بقي من هذا السطر ${inRials(left)} فقط. صحّح المبلغ.`)
    const vat = vatOfCredit(charge, net, so)
    return { charge, net, vat, place }
  })
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

function refuseAboveLimit(work: Work, branchId: string, total: bigint) {
  const bound = boundOf(work.actor, may, { branchId }).amount
  if (bound !== null && total > bound) {
    throw new Refusal('finance.above-limit', `حدك ${inRials(bound)} والإشعار ${inRials(total)} اطلبه ممن صلاحيته أعلى.`)
  }
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
