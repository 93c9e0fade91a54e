import { branchOf } from '#areas/finance/branch-of.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterInWords } from '#areas/finance/quarter.ts'
import { daysToIssue, quarterOf } from '#areas/finance/vat.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { withinCreditLimit } from '../credit-limit.ts'
import { endDraft, paperUnder } from '../drafts.ts'
import { mustBeDueAhead } from '../due-on.ts'
import { invoiceIssued } from '../facts.ts'
import { asAsked, IssueInvoiceInput } from '../inputs.ts'
import { drawUp, takesAdditions } from '../invoice.ts'
import { sidesOf } from '../invoice-parties.ts'
import { bill } from '../issuing.ts'
import { mustBeProven } from '../proving.ts'

/** Charges a customer by hand, and issues the papers at once: nobody owes without one. */
export const issueInvoice = command({
  name: 'finance.issue-invoice',
  permission: financePermissions.issueInvoices,
  input: IssueInvoiceInput,
  async run(work, { branchId: chosen, anyway, lines, ...about }) {
    const asked = { ...about, lines: lines.map(asAsked) }
    const under = await paperUnder(work, asked.id)
    if (under.number && under.kind) {
      work.repeated()
      return { papers: [{ id: asked.id, number: under.number, kind: under.kind }] }
    }
    mustBeNear(dayOf(work.now()), asked)
    await mustNotBeOld(work, asked)
    await mustBeProven(work, asked.partyId, asked.lines)
    if (!anyway) await mustNotBeLate(work, asked)
    await endDraft(work, asked.id, under)
    const branchId = await branchOf(work, financePermissions.issueInvoices, chosen)
    const papers = await withinCreditLimit(work, asked.partyId, () => bill(work, { ...asked, branchId }))
    for (const { id, number, kind, net, vat } of papers) {
      work.record(invoiceIssued, id, { number, kind, partyId: asked.partyId, total: net + vat })
    }
    return { papers: papers.map(({ id, number, kind }) => ({ id, number, kind })) }
  },
})

/** What is billed ahead lies within a year or two. */
function mustBeNear(today: string, { suppliedUntil, dueOn }: { suppliedUntil: string; dueOn: string }) {
  if (suppliedUntil > daysAfter(today, 366)) throw fieldFault('suppliedUntil', 'التوريد بعد أكثر من سنة. راجع التاريخ.')
  mustBeDueAhead(today, dueOn)
}

/** What lies long back, or in a quarter the authority was told of, is charged by whoever holds the books. */
async function mustNotBeOld(work: Work, { suppliedUntil }: { suppliedUntil: string }) {
  if (work.actor.may(financePermissions.lockPeriods)) return
  if (suppliedUntil < daysAfter(dayOf(work.now()), -366))
    throw fieldFault('suppliedUntil', 'مضى على التوريد أكثر من سنة. راجع التاريخ، أو يصدرها من يقفل الفترات.')
  const quarter = quarterOf(suppliedUntil)
  const filed = await work.tx.selectFrom('vatReturns').select('quarter').where('quarter', '=', quarter).executeTakeFirst()
  if (filed) throw fieldFault('suppliedUntil', `قُدّم إقرار ${quarterInWords(quarter)}. راجع التاريخ، أو يصدرها من يقفل الفترات.`)
}

type Late = Pick<Parameters<typeof bill>[1], 'partyId' | 'suppliedUntil' | 'lines'>

/** What the tax knows is to be on a paper within days of the supply: whoever is late with it is asked once more. */
async function mustNotBeLate(work: Work, { partyId, suppliedUntil, lines }: Late) {
  const today = dayOf(work.now())
  if (suppliedUntil >= daysAfter(today, -daysToIssue)) return
  const { tax } = await sidesOf(work, partyId)
  if (!drawUp(lines, tax).some(({ kind }) => takesAdditions(kind))) return
  throw fieldFault(
    'anyway',
    `مضى على التوريد أكثر من ${daysToIssue} يومًا، وهي مهلة إصدار الفاتورة الضريبية. راجع تاريخه، أو أكّد.`,
  )
}
