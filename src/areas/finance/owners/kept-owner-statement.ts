import { createHash } from 'node:crypto'
import { keepPaper, type Which } from '#areas/finance/papers/kept-papers.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { besidePool } from './beside-pool.ts'
import { type OwnerStatementOf, ownerStatement } from './owner-statement.ts'
import { ownerStatementPaper, type PrintedStatement } from './owner-statement-paper.ts'
import { ownerStatementNumber } from './settlement.ts'

type Printing = Pick<Ctx, 'files' | 'now' | 'newId' | 'origin' | 'contractKinds'>
type Of = OwnerStatementOf & { settlementId: string | null }

/** The statement as a paper: that of a settlement as it was first printed, that of some days once for what it says that day. */
export async function keptOwnerStatement(ctx: Printing & Pick<Ctx, 'db'>, of: Of) {
  const { db, files } = ctx
  const { sha256, number } = await db.transaction().execute((tx) => keepOwnerStatement(ctx, tx, of))
  if (!(await files.has(sha256))) throw new Error(`the paper ${number} is lost`)
  return { number, pdf: new Uint8Array(await files.get(sha256)) }
}

export async function keepOwnerStatement({ files, now, newId, origin, contractKinds }: Printing, tx: Tx, of: Of) {
  const beside = await besidePool({ db: tx, now, contractKinds }, of)
  const said = { ...(await ownerStatement({ db: tx, now }, of)), beside }
  const { id, sequence, day } = await issued({ tx, newId }, of, said)
  const number = ownerStatementNumber(day, sequence)
  const which: Which = { kind: 'owner-statement', subjectId: id, form: 'sheet', state: stateOf(of, said) }
  const sha256 = await keepPaper({ files, now, newId, tx }, which, ({ db, token }) =>
    ownerStatementPaper({ db, now, files }, said, { number, address: verifyAddress(origin, token) }),
  )
  return { sha256, number }
}

/** Frozen when it was agreed to; once more when all of it was paid out, or when it was reversed. */
function stateOf({ settled, settlementId }: Of, { owners }: PrintedStatement) {
  if (settled?.isReversed) return 'reversed'
  return settlementId && owners.every((one) => one.settled > 0n && one.closing === 0n) ? 'paid' : 'issued'
}

async function issued({ tx, newId }: { tx: Tx; newId: Ctx['newId'] }, of: Of, said: PrintedStatement) {
  const partyId = of.isOfOne ? (of.owners[0]?.partyId ?? null) : null
  // What a settlement came to is known by the settlement, whatever its owners are called later.
  const told = of.settlementId ? [of.settlementId, partyId] : [of.mandateId, partyId, said]
  const fingerprint = createHash('sha256').update(JSON.stringify(told, digits)).digest('hex')
  const closing = of.settlementId ? said.owners.reduce((sum, { settled }) => sum + settled, 0n) : said.sums.closing
  await tx
    .insertInto('issuedOwnerStatements')
    .values({
      ...{ id: newId(), mandateId: of.mandateId, settlementId: of.settlementId, partyId },
      ...{ fingerprint, day: said.day, closing },
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  return tx
    .selectFrom('issuedOwnerStatements')
    .select(['id', 'sequence', 'day'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
}

const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
