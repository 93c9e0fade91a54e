import { z } from 'zod'
import type { Journal, Transfer } from '#areas/finance/ledger/journal.ts'
import { post, reverse } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'

const posted = defineFact('test.posted', z.object({}))

/** Posts as the commands of the areas do: inside one of their own. */
export const postIt = command({
  name: 'test.post',
  permission: anyone,
  input: z.custom<Journal>(),
  async run(work, journal) {
    const written = await post(work, journal)
    work.record(posted, written.journalId, {})
    return written
  },
})

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
export const postIn = (ctx: Ctx, tx: Work['tx'], journal: Journal) =>
  post({ ...ctx, tx, record() {}, repeated() {}, keepFile: async () => '' }, journal)

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
