import { branchOf } from '#areas/finance/branch-of.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { withinCreditLimit } from '../credit-limit.ts'
import { endDraft, paperUnder } from '../drafts.ts'
import { invoiceIssued } from '../facts.ts'
import { IssueInvoiceInput } from '../inputs.ts'
import { bill } from '../issuing.ts'

/** Charges a customer by hand, and issues the papers at once: nobody owes without one. */
export const issueInvoice = command({
  name: 'finance.issue-invoice',
  permission: financePermissions.issueInvoices,
  input: IssueInvoiceInput,
  async run(work, { branchId: chosen, ...asked }) {
    const under = await paperUnder(work, asked.id)
    if (under.number && under.kind) {
      work.repeated()
      return { papers: [{ id: asked.id, number: under.number, kind: under.kind }] }
    }
    mustBeNear(dayOf(work.now()), asked)
    await endDraft(work, asked.id, under)
    const branchId = await branchOf(work, financePermissions.issueInvoices, chosen)
    const papers = await withinCreditLimit(work, asked.partyId, () => bill(work, { ...asked, branchId }))
    for (const { id, number, kind, net, vat } of papers) {
      work.record(invoiceIssued, id, { number, kind, partyId: asked.partyId, total: net + vat })
    }
    return { papers: papers.map(({ id, number, kind }) => ({ id, number, kind })) }
  },
})

/** A slip in the year is asked about before it is on a paper that never changes: what is billed ahead lies within a year or two. */
function mustBeNear(today: string, { suppliedUntil, dueOn }: { suppliedUntil: string; dueOn: string }) {
  if (suppliedUntil > daysAfter(today, 366)) throw fieldFault('suppliedUntil', 'التوريد بعد أكثر من سنة. راجع التاريخ.')
  if (dueOn > daysAfter(today, 731)) throw fieldFault('dueOn', 'الاستحقاق بعد أكثر من سنتين. راجع التاريخ.')
}
