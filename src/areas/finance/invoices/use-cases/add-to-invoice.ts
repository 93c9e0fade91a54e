import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { type Charge, heldCharges } from '../charges.ts'
import { withinCreditLimit } from '../credit-limit.ts'
import { mustBeDueAhead } from '../due-on.ts'
import { invoiceAddedTo, invoiceIssued } from '../facts.ts'
import { AddToInvoiceInput } from '../inputs.ts'
import { drawUpAddition, takesAdditions } from '../invoice.ts'
import { sidesOn } from '../invoice-detail.ts'
import { raise } from '../issuing.ts'

const may = financePermissions.issueInvoices

/** More is owed of a taxed invoice than it says: a note names it and why, with the tax that its lines bear, and is owed as any charge. */
export const addToInvoice = command({
  name: 'finance.add-to-invoice',
  permission: may,
  input: AddToInvoiceInput,
  async run(work, { id, invoiceId, reason, dueOn, lines }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('invoices').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number }
    }
    const invoice = await invoiceToAddTo(work, invoiceId)
    mustBeDueAhead(dayOf(work.now()), dueOn)
    const { lines: added, vat } = drawUpAddition(await addedTo(work, invoiceId, lines))
    const net = added.reduce((sum, one) => sum + one.net, 0n)
    const { partyId, branchId, suppliedFrom, suppliedUntil, seller, buyer } = invoice
    const about = { partyId, branchId, suppliedFrom, suppliedUntil, seller, buyer, dueOn }
    const paper = { id, kind: 'debit-note' as const, net, vat, adds: invoiceId, reason, ...about }
    const charges = added.map(({ charge, ...line }, index) =>
      chargeOf(work, { ...line, charge }, { id, dueOn, place: index + 1 }),
    )
    const { number } = await withinCreditLimit(work, partyId, () => raise(work, paper, charges))
    work.record(invoiceIssued, id, { number, kind: paper.kind, partyId, total: net + vat })
    work.record(invoiceAddedTo, invoiceId, {
      ...{ number: invoice.number, kind: invoice.kind, partyId, total: invoice.net + invoice.vat },
      ...{ added: net + vat, by: number },
    })
    return { id, number }
  },
})

async function invoiceToAddTo(work: Work, id: string) {
  const invoice = await work.tx.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  mustReach(work.actor, may, invoice)
  if (!takesAdditions(invoice.kind))
    throw new Refusal('finance.not-taxed', 'يُضاف إلى فاتورة ضريبية وحدها. أصدر فاتورة جديدة بما زاد.')
  return { ...invoice, ...sidesOn(invoice) }
}

type Asked = { chargeId: string; net?: bigint | undefined }

/** What is added to each line that says so. */
async function addedTo(work: Work, invoiceId: string, lines: readonly Asked[]) {
  const asked = lines.flatMap(({ chargeId, net }) => (net ? [{ chargeId, net }] : []))
  if (asked.length === 0) throw fieldFault('net1', 'اكتب المبلغ الذي تضيفه إلى سطر واحد على الأقل.')
  const held = await heldCharges(
    work,
    asked.map(({ chargeId }) => chargeId),
  )
  return asked.map(({ chargeId, net }) => {
    const charge = held.get(chargeId)
    if (charge?.invoiceId !== invoiceId) throw new Refusal('not-found', 'هذا السطر ليس من هذه الفاتورة. حدّث الصفحة.', 404)
    if (charge.kind === 'forfeit')
      throw new Refusal('finance.kept-is-whole', 'صودر من التأمين ما كان محفوظًا ولا يُضاف إليه. أصدر فاتورة بما زاد.')
    return { charge, net, vatRate: charge.vatRate }
  })
}

type Added = { charge: Charge; net: bigint; vat: bigint }

/** One of what it comes to, of what the line it is added to was. */
function chargeOf(work: Work, { charge, net, vat }: Added, { id, dueOn, place }: { id: string; dueOn: string; place: number }) {
  const { partyId, branchId, kind, line, description, vatCategory, vatRate, vatReason, vatGround, vatEvidence } = charge
  const { debtAccount, incomeAccount, incomeKey, contractId, resourceId, projectId } = charge
  return {
    ...{ id: work.newId(), invoiceId: id, place, partyId, branchId, kind, line, description, dueOn },
    ...{ quantity: 1000, unitPrice: net, discount: 0n, net, vat, vatCategory, vatRate, vatReason, vatGround, vatEvidence },
    ...{ debtAccount, incomeAccount, incomeKey, contractId, resourceId, projectId },
    ...{ source: 'invoice', sourceId: `${id}:${place}` },
  }
}
