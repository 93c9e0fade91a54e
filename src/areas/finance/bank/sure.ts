import { createHash } from 'node:crypto'
import type { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { knownAround, knownOf } from './known.ts'
import { type Proposal, proposalsFor } from './proposals.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Account = NonNullable<Awaited<ReturnType<typeof bankAccountOf>>>
type Line = { id: string; day: string; amount: bigint; description: string; reference: string }
export type Sure = { line: Line; proposal: Proposal }

/** So many at once; the rest by the next press. */
const most = 200

/** Of the lines that wait, those of which one thing is sure, and nothing else claims the same; the oldest first. */
export async function sureMatches(ctx: Reader, account: Account): Promise<Sure[]> {
  const lines = await ctx.db
    .selectFrom('bankLines')
    .select(['id', 'day', 'amount', 'description', 'reference'])
    .where('accountId', '=', account.id)
    .where('status', '=', 'new')
    .orderBy('day')
    .orderBy('sequence')
    .limit(most)
    .execute()
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const known = await knownAround(ctx, account, { from: first.day, until: last.day, most: 2_000 })
  const found: Sure[] = []
  for (const line of lines) {
    const [one, other] = (await proposalsFor({ ...line, account }, knownOf(known, line))).filter(({ sure }) => sure)
    if (one && !other) found.push({ line, proposal: one })
  }
  const claims = Map.groupBy(
    found.flatMap(({ proposal }) => things(proposal)),
    (thing) => thing,
  )
  return found.filter(({ proposal }) => things(proposal).every((thing) => claims.get(thing)?.length === 1))
}

/** What a proposal takes, that nothing else may take. */
const things = ({ fields }: Proposal) => fields.flatMap(([name, value]) => (name === 'feeVat' ? [] : [`${name} ${value}`]))

/** What was shown, in short: a press is of that and of nothing else. */
export function seenOf(found: readonly Sure[]) {
  const shown = found.map(({ line, proposal: { act, fields } }) => [line.id, act, fields])
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}

/** How many they are, and what comes in and goes out by them. */
const sumsOf = (found: readonly Sure[]) => ({
  count: found.length,
  came: found.reduce((sum, { line }) => sum + (line.amount > 0n ? line.amount : 0n), 0n),
  went: found.reduce((sum, { line }) => sum - (line.amount < 0n ? line.amount : 0n), 0n),
})

/** The same for the page, with their lines as they would be matched; null where nothing is sure. */
export async function sureShown(ctx: Reader, account: Account) {
  const found = await sureMatches(ctx, account)
  if (found.length === 0) return null
  const rows = found.map(({ line: { id, day, amount, description }, proposal: { title, why } }) => ({
    ...{ id, day, amount, description, title, why },
  }))
  return { seen: seenOf(found), ...sumsOf(found), rows }
}
export type ShownSure = NonNullable<Awaited<ReturnType<typeof sureShown>>>

/** What was matched together last and still stands, for whoever takes it back; none after a month is locked over it. */
export async function matchedTogether({ db }: Pick<Ctx, 'db'>, accountId: string) {
  const last = await db
    .selectFrom('bankLines')
    .select(['batchId', 'matchedAt', 'matchedBy'])
    .where('accountId', '=', accountId)
    .where('batchId', 'is not', null)
    .where('status', '=', 'matched')
    .orderBy('matchedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.batchId || !last.matchedAt) return null
  const { count } = await db
    .selectFrom('bankLines')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('batchId', '=', last.batchId)
    .executeTakeFirstOrThrow()
  const names = await namesOf({ db }, [last.matchedBy ?? ''])
  return { batchId: last.batchId, at: last.matchedAt, by: names.get(last.matchedBy ?? '') ?? null, count: Number(count) }
}
export type Together = NonNullable<Awaited<ReturnType<typeof matchedTogether>>>
