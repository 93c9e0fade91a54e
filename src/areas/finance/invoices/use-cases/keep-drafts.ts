import { branchOf } from '#areas/finance/branch-of.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { mustBeDraft, openDraft, paperUnder, totalSoFar } from '../drafts.ts'
import { draftDropped, draftSaved } from '../facts.ts'
import { DraftInput, SaveDraftInput } from '../inputs.ts'

/** Keeps an invoice as it was typed so far: it has no number, and nobody owes by it. */
export const saveDraft = command({
  name: 'finance.save-draft',
  permission: financePermissions.issueInvoices,
  input: SaveDraftInput,
  async run(work, { id, partyId, branchId: chosen, form }) {
    mustBeDraft(work, await paperUnder(work, id))
    const branchId = await branchOf(work, financePermissions.issueInvoices, chosen)
    const total = await totalSoFar(work, partyId, form)
    const kept = { partyId, branchId, form: JSON.stringify(form), total, savedBy: work.actor.id, savedAt: work.now() }
    await work.tx
      .insertInto('invoiceDrafts')
      .values({ id, status: 'draft', ...kept })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
      .execute()
    work.record(draftSaved, id, { partyId, total })
    return { id }
  },
})

export const dropDraft = command({
  name: 'finance.drop-draft',
  permission: financePermissions.issueInvoices,
  input: DraftInput,
  async run(work, { draftId }) {
    await onceFor(work, draftId)
    const { partyId, total } = await openDraft(work, draftId)
    await work.tx.updateTable('invoiceDrafts').set({ status: 'dropped' }).where('id', '=', draftId).execute()
    work.record(draftDropped, draftId, { partyId, total })
  },
})
