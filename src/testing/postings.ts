import { z } from 'zod'
import type { Journal, Transfer } from '#areas/finance/ledger/journal.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { post, reverse } from '../areas/finance/ledger/books.ts'

const posted = defineFact('test.posted', z.object({}))

/** Posts as the commands of the areas do: inside one of their own. */
export const postIt = command({
  name: 'test.post',
  permission: anyone,
  input: z.custom<Journal>(),
  async run(work, journal) {
    const written = await post(work, journal)
    await byHand(work, written.journalId)
    work.record(posted, written.journalId, {})
    return written
  },
})

/** No paper is behind it but that somebody wrote it. */
const byHand = (work: Pick<Work, 'tx' | 'newId' | 'actor'>, journalId: string) =>
  work.tx
    .insertInto('vouchers')
    .values({ id: work.newId(), journal: journalId, madeBy: work.actor.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const reverseIt = command({
  name: 'test.reverse',
  permission: anyone,
  input: z.object({ journalId: z.string() }),
  async run(work, { journalId }) {
    const written = await reverse(work, journalId, { memo: 'خطأ في الإدخال' })
    work.record(posted, written.journalId, {})
    return written
  },
})

/** Inside a transaction that the test itself opened and ends. */
export async function postIn(ctx: Ctx, tx: Work['tx'], journal: Journal) {
  const work = { ...ctx, tx, record() {}, repeated() {}, keepFile: async () => '' }
  const written = await post(work, journal)
  await byHand(work, written.journalId)
  return written
}

const leaf = (name: string) => {
  const [account = '', key] = name.split(':')
  return { account, key }
}

/** «1110:main» from «2160:salim». */
export const moved = (debit: string, credit: string, amount: bigint): Transfer => ({
  debit: leaf(debit),
  credit: leaf(credit),
  amount,
  ...(/^[456]/.test(debit) || /^[456]/.test(credit) ? { line: 'shared' as const } : {}),
})

let happenings = 0

/** A happening of its own, unless its id is said. */
export const journal = (transfers: Transfer[], said: Partial<Journal> = {}): Journal => {
  happenings += 1
  return { source: { kind: 'test', id: String(happenings), purpose: 'post' }, memo: 'تجربة', transfers, ...said }
}
