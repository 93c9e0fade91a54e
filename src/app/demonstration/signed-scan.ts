import { sentPaper } from '#areas/contracts/templates/sent-paper.ts'
import type { Ctx } from '#platform/context.ts'

/** What a scanner would bring of the paper a contract was signed on: that paper. */
export async function signedScan(ctx: Ctx, contractId: string) {
  const one = await ctx.db
    .selectFrom('contracts')
    .select(['id', 'number', 'sentAt'])
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  const paper = await sentPaper(ctx, one)
  if (!paper) throw new Error(`${one.number} was sent without its paper`)
  return [{ name: `${one.number} موقّعًا.pdf`, bytes: Buffer.from(paper.bytes) }]
}
