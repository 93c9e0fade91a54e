import { createHash } from 'node:crypto'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { statementNumber } from './statement.ts'
import { type StatementOf, statementPaper, statementSaid } from './statement-paper.ts'

/**
 * The statement as a paper, under a number of its own: what says the same on the same day is the same paper however often it is
 * taken, in Arabic or in two languages.
 */
export async function keptStatement(ctx: Ctx, of: StatementOf, isBilingual: boolean) {
  const all = await statementSaid(ctx, of)
  const { said } = all
  const { id, sequence } = await issued(ctx, of.party.id, said)
  const number = statementNumber(said.day, sequence)
  const which = { kind: 'statement', subjectId: id, form: isBilingual ? 'both' : 'sheet', state: 'issued' } as const
  const pdf = await keptPaper(ctx, which, ({ db, token }) =>
    statementPaper({ ...ctx, db }, all, { number, isBilingual, address: verifyAddress(ctx.origin, token) }),
  )
  return { number, pdf }
}

type Said = Awaited<ReturnType<typeof statementSaid>>['said']

async function issued({ db, newId }: Ctx, partyId: string, said: Said) {
  const fingerprint = createHash('sha256').update(JSON.stringify(said, digits)).digest('hex')
  const closing = said.isCredit ? -said.closing : said.closing
  await db
    .insertInto('issuedStatements')
    .values({ id: newId(), partyId, fingerprint, day: said.day, closing })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  return db
    .selectFrom('issuedStatements')
    .select(['id', 'sequence'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
}

const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
