import { sql } from 'kysely'
import { kindsAsked, paperNamed } from '#areas/finance/invoices/paper-name.ts'
import type { paperStates } from '#areas/finance/papers/words.ts'
import type { Ctx } from '#platform/context.ts'
import { countTryFrom } from '#platform/tries.ts'
import { keptPaperNow } from './kept-standings.ts'

/** What a paper of ours says to whoever holds it: that it is one and whether it still holds, and nothing of whose it is. */
export type VerifiedPaper = {
  kind: string
  number: string
  day: string
  total: bigint
  credited: bigint
  state: keyof typeof paperStates
}

type Find = (ctx: Pick<Ctx, 'db'>, token: string) => Promise<VerifiedPaper | null>

const invoiceOf: Find = async ({ db }, token) => {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issuedOn', 'net', 'vat', kindsAsked(sql.ref('invoices.id')).as('asked')])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const notes = await db.selectFrom('invoices').select(['net', 'vat']).where('credits', '=', row.id).execute()
  const credited = notes.reduce((sum, { net, vat }) => sum + net + vat, 0n)
  const total = row.net + row.vat
  const state = credited === 0n ? 'valid' : credited === total ? 'credited' : 'part-credited'
  return { kind: paperNamed(row.kind, row.asked), number: row.number, day: row.issuedOn, total, credited, state }
}

const receiptOf: Find = async ({ db }, token) => {
  const row = await db
    .selectFrom('receipts')
    .leftJoin('receiptReversals', 'receiptId', 'id')
    .select(['number', 'receivedOn', 'amount', 'reversedAt'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const state = row.reversedAt ? 'reversed' : 'valid'
  return { kind: 'سند قبض', number: row.number, day: row.receivedOn, total: row.amount, credited: 0n, state }
}

/** A paper of another area, which holds once it is issued. */
const certificateOf: Find = async ({ db }, token) => {
  const row = await db.selectFrom('certificates').selectAll().where('token', '=', token).executeTakeFirst()
  return row ? { kind: row.label, number: row.number, day: row.day, total: row.total, credited: 0n, state: 'valid' } : null
}

/** The kinds of papers that carry such an address. */
const finders: Find[] = [invoiceOf, receiptOf, certificateOf, keptPaperNow]

/** Many who scan at one counter have one address; nobody guesses that fast. */
const guesses = { name: 'finance.verify', most: 120, seconds: 600 }

type Asking = Pick<Ctx, 'db' | 'now' | 'address' | 'contractKinds' | 'paperChecks'>

/** A paper of money, or one of another area, which answers for its own. */
export async function verifiedPaper(ctx: Asking, token = '') {
  await countTryFrom(ctx, guesses)
  if (!/^[0-9a-f]{32}$/.test(token)) return null
  for (const find of finders) {
    const paper = await find(ctx, token)
    if (paper) return paper
  }
  for (const check of ctx.paperChecks) {
    const paper = await check(ctx, token)
    if (paper) return paper
  }
  return null
}
