import { sql } from 'kysely'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { drawUp } from './invoice.ts'
import { draftedLines } from './invoice-draft.ts'
import { sidesOf } from './invoice-parties.ts'

export type DraftStatus = 'draft' | 'issued' | 'dropped'

const may = financePermissions.issueInvoices

/** As it was typed. */
export type DraftForm = Record<string, string>

/** What the lines that are written so far come to, with their tax. */
export async function totalSoFar(work: Work, partyId: string, form: DraftForm) {
  const { tax } = await sidesOf(work, partyId)
  const lines = draftedLines(form)
  return lines.length === 0 ? 0n : drawUp(lines, tax).reduce((sum, { net, vat }) => sum + net + vat, 0n)
}

type Under = { number: string | null; kind: InvoiceKind | null; draft: DraftStatus | null; branchId: string | null }

/** What there is under the id of a form: papers that were issued, a draft or nothing. Of two presses the second waits here for the first. */
export async function paperUnder({ tx }: Pick<Work, 'tx'>, id: string) {
  const { rows } = await sql<Under>`select * from paper_under(${id}) ${often}`.execute(tx)
  return rows[0] ?? { number: null, kind: null, draft: null, branchId: null }
}

/** Whether that id is free or a draft still: what was issued or dropped meanwhile is no draft any more. */
export function mustBeDraft({ actor }: Pick<Work, 'actor'>, { number, draft, branchId }: Under) {
  if (draft && !reaches(actor, may, { branchId })) throw noSuchDraft()
  if (number || (draft && draft !== 'draft')) {
    throw new Refusal('finance.not-a-draft', 'صدرت هذه المسودة أو حُذفت. حدّث الصفحة.')
  }
}

/** The draft within reach that is one still. */
export async function openDraft({ tx, actor }: Work, id: string) {
  const draft = await tx
    .selectFrom('invoiceDrafts')
    .select(['id', 'partyId', 'branchId', 'form', 'total'])
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where((eb) => withinReach(eb, actor, may, { branch: 'branchId' }))
    .executeTakeFirst()
  if (!draft) throw noSuchDraft()
  return { ...draft, form: draft.form as DraftForm }
}

const noSuchDraft = () => new Refusal('finance.no-such-draft', 'لا توجد هذه المسودة. ربما صدرت أو حُذفت.', 404)

/** It is issued now, and a draft no more; one that was dropped is not issued. What was never kept as a draft is none. */
export async function endDraft(work: Work, id: string, under: Under) {
  mustBeDraft(work, under)
  if (under.draft) await work.tx.updateTable('invoiceDrafts').set({ status: 'issued' }).where('id', '=', id).execute()
}
