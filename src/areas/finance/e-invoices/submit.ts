import { createHash } from 'node:crypto'
import type { ShownInvoice } from '#areas/finance/invoices/invoice-detail.ts'
import { onceFor } from '#areas/finance/once.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { profileNow } from './profile.ts'
import type { Provider } from './provider.ts'
import { electronic } from './queries.ts'
import type { SubmissionState } from './submission.ts'

type Step = { state: SubmissionState; reference: string | null; answer: string | null }

/**
 * Hands an invoice over to the provider, and notes each step. It is queued before it goes, so what a stopped process had in hand is
 * found again after a while and handed over under the same uuid; what is on its way, was sent or accepted does not go again.
 */
export async function submitEInvoice(ctx: Pick<Ctx, 'db' | 'now'>, provider: Provider, paper: ShownInvoice) {
  const xml = electronic(paper)?.xml
  if (!xml) throw new Refusal('finance.e-invoice-faults', 'في الفاتورة الإلكترونية ما يمنع إرسالها. راجع صفحة الفاتورة.')
  const sha256 = createHash('sha256').update(xml).digest('hex')
  const note = (tx: Tx | Ctx['db'], step: Step) =>
    tx
      .insertInto('eInvoiceSubmissions')
      .values({ ...step, invoiceId: paper.id, provider: provider.name, profile: profileNow.name, sha256, happenedAt: ctx.now() })
      .execute()
  const isMine = await ctx.db.transaction().execute(async (tx) => {
    await onceFor({ tx }, `e-invoice ${paper.id}`)
    const last = await tx
      .selectFrom('eInvoiceSubmissions')
      .select(['state', 'happenedAt'])
      .where('invoiceId', '=', paper.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && isUnderWay(last, ctx.now())) return false
    await note(tx, { state: 'queued', reference: null, answer: null })
    return true
  })
  if (!isMine) return
  await note(ctx.db, await provider.submit({ xml, uuid: paper.uuid, number: paper.number }))
}

/** Longer than any provider takes to answer: whoever had it in hand was stopped. */
const patience = 10 * 60_000

const isUnderWay = ({ state, happenedAt }: { state: SubmissionState; happenedAt: Date }, now: Date) =>
  state === 'sent' || state === 'accepted' || (state === 'queued' && now.getTime() - happenedAt.getTime() < patience)
