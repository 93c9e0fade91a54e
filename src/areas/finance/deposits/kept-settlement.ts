import { createHash } from 'node:crypto'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import type { ShownDeposit } from './deposit-detail.ts'
import { settlementPaper, settlementSaid } from './deposit-papers.ts'

/** The settlement as a paper: what says the same on the same day is the same paper however often it is taken. */
export async function keptSettlement(ctx: Ctx, one: ShownDeposit) {
  const said = settlementSaid(ctx, one)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([one.id, said]))
    .digest('hex')
  await ctx.db
    .insertInto('issuedSettlements')
    .values({ id: ctx.newId(), depositId: one.id, fingerprint, day: said.day, held: one.held })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  const { id } = await ctx.db
    .selectFrom('issuedSettlements')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  const which = { kind: 'settlement', subjectId: id, form: 'sheet', state: 'issued' } as const
  return keptPaper(ctx, which, ({ db, token }) => settlementPaper({ ...ctx, db }, said, verifyAddress(ctx.origin, token)))
}
