import { creditedBefore, heldCharges } from '#areas/finance/invoices/charges.ts'
import { CreditInvoiceInput } from '#areas/finance/invoices/inputs.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import { mustNotBeOpened } from '#areas/finance/ledger/opened.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { boundOf, mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { vatOfCredit } from '#values/shares.ts'
import { type Taken, takeOff } from '../crediting.ts'

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

    const number = await takeOff(work, { id, invoice, taken, reason })
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

function refuseAboveLimit(work: Work, branchId: string, total: bigint) {
  const bound = boundOf(work.actor, may, { branchId }).amount
  if (bound !== null && total > bound) {
    throw new Refusal('finance.above-limit', `حدك ${inRials(bound)} والإشعار ${inRials(total)} اطلبه ممن صلاحيته أعلى.`)
  }
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
