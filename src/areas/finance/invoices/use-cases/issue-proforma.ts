import { nextNumber } from '#areas/finance/ledger/series.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { type DraftForm, openDraft } from '../drafts.ts'
import { proformaIssued } from '../facts.ts'
import { asAsked, DraftInput, IssueInvoiceInput } from '../inputs.ts'
import { drawUp } from '../invoice.ts'
import { sidesOf } from '../invoice-parties.ts'
import { linesKept } from '../proforma.ts'

/** Shows a customer what an invoice would be: a paper of a series of its own, by which nothing is posted. The same draft is the same paper. */
export const issueProforma = command({
  name: 'finance.issue-proforma',
  permission: financePermissions.issueInvoices,
  input: DraftInput,
  async run(work, { draftId }) {
    await onceFor(work, draftId)
    const { partyId, branchId, form } = await openDraft(work, draftId)
    const before = await latest(work, draftId)
    if (before && sameForm(before.form, form)) {
      work.repeated()
      return { id: before.id, number: before.number }
    }
    const { suppliedFrom, suppliedUntil, dueOn, lines: typed } = finished({ ...form, id: draftId, partyId, branchId })
    const asked = typed.map(asAsked)
    if (asked.some(({ taxed }) => taxed) && !work.actor.may(financePermissions.decideTax)) throw noRight()
    const { seller, buyer, tax } = await sidesOf(work, partyId)
    const papers = drawUp(asked, tax)
    const lines = papers.flatMap((paper) => paper.lines)
    const sum = (part: 'net' | 'vat') => papers.reduce((total, paper) => total + paper[part], 0n)
    const issuedOn = dayOf(work.now())
    const place = await nextNumber(work, 'proforma', { branchId, day: issuedOn })
    const id = work.newId()
    const written = {
      form: JSON.stringify(form),
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      lines: linesKept(lines),
    }
    const dates = { suppliedFrom, suppliedUntil, dueOn, issuedOn, issuedAt: work.now(), issuedBy: work.actor.id }
    const row = { id, draftId, partyId, branchId, ...place, ...written, ...dates, net: sum('net'), vat: sum('vat') }
    await work.tx.insertInto('proformas').values(row).execute()
    work.record(proformaIssued, draftId, { number: place.number, partyId, total: row.net + row.vat })
    return { id, number: place.number }
  },
})

const latest = ({ tx }: Work, draftId: string) =>
  tx
    .selectFrom('proformas')
    .select(['id', 'number', 'form'])
    .where('draftId', '=', draftId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

const sameForm = (one: unknown, other: DraftForm) => JSON.stringify(one) === JSON.stringify(other)

const noRight = () => new Refusal('finance.tax-decided', 'في المسودة سطر بفئة ضريبة غير قاعدة نوعه. يقررها من له صلاحية ذلك.')

/** What is not finished is finished on its form, where each field says what it wants. */
function finished(form: DraftForm) {
  const read = IssueInvoiceInput.safeParse(form)
  if (read.success) return read.data
  throw new Refusal('finance.draft-unfinished', `أكمل المسودة أولًا: ${read.error.issues[0]?.message ?? ''}`)
}
