import { lastBounce } from '#areas/finance/cheques/bounce-paper.ts'
import { cheque } from '#areas/finance/cheques/cheque-detail.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import type { Ctx } from '#platform/context.ts'
import { paperOfBounce } from './voucher-papers.ts'

/** The paper that says one came back; null where none did, or whoever asks sees none. */
export async function bouncePaperOf(ctx: Ctx, chequeId: string) {
  const one = await cheque(ctx, chequeId)
  const bounce = one && lastBounce(one)
  return bounce ? await keptPaper(ctx, ...paperOfBounce(ctx, { ...one, bounce })) : null
}
