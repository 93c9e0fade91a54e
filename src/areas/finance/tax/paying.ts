import { sql } from 'kysely'
import { overdraftOf } from '#areas/finance/cash/overdraft.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { leafName } from '#areas/finance/ledger/journal.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { mustBeOurs } from '#areas/finance/ledger/own-money.ts'
import { onceFor } from '#areas/finance/once.ts'
import { quarterInWords } from '#areas/finance/quarter.ts'
import type { Work } from '#platform/context.ts'
import { cut } from '#values/text.ts'
import { owedToAuthority, settledWithAuthority, type TaxPaymentKind, taxPaymentKinds, taxPaymentSource } from './payment.ts'

/** What is owed to the authority and what lies in that account, both held until the transaction ends. */
export async function heldOwed(work: Work, accountId: string) {
  const leaf = bankLeaf({ id: accountId, heldFor: 'operating' })
  const leaves = await leavesOf(work, [owedToAuthority, leaf])
  const idOf = (name: string) => leaves.get(name)?.id ?? 0
  const held = await heldBalances(
    work,
    [...leaves.values()].map(({ id }) => id),
  )
  return {
    owed: -(held.get(idOf(leafName(owedToAuthority))) ?? 0n),
    there: (held.get(idOf(leafName(leaf))) ?? 0n) + (await overdraftOf(work, leaf)),
  }
}

/** What was paid for a quarter and neither mirrored nor paid back. */
export async function stillPaid({ tx }: Pick<Work, 'tx'>, quarter: string) {
  const rows = await tx
    .selectFrom('taxPayments')
    .select(['kind', 'amount'])
    .where('quarter', '=', quarter)
    .where('id', 'not in', (eb) => eb.selectFrom('taxPaymentReversals').select('paymentId'))
    .execute()
  return rows.reduce((sum, { kind, amount }) => (kind === 'paid' ? sum + amount : sum - amount), 0n)
}

type Settled = {
  id: string
  quarter: string
  kind: TaxPaymentKind
  accountId: string
  amount: bigint
  reference: string
  askedBy: string
}

/** Posts it and writes it down under the next number of its quarter. */
export async function settle(work: Work, { kind, accountId, amount, ...paid }: Settled) {
  const { id, quarter, reference } = paid
  const transfers = settledWithAuthority(kind, bankLeaf({ id: accountId, heldFor: 'operating' }), amount)
  await mustBeOurs(work, transfers)
  const { journalId } = await post(work, {
    source: { kind: taxPaymentSource, id, purpose: kind },
    memo: cut(`${taxPaymentKinds[kind]} عن ${quarterInWords(quarter)}، رقم ${reference}`, 200),
    transfers,
  })
  await onceFor(work, `tax-payments ${quarter}`)
  const { last } = await work.tx
    .selectFrom('taxPayments')
    .select(sql<number>`coalesce(max(nth), 0)::int`.as('last'))
    .where('quarter', '=', quarter)
    .executeTakeFirstOrThrow()
  const row = { ...paid, kind, accountId, amount, nth: last + 1, doneBy: work.actor.id, doneAt: work.now(), journalId }
  await work.tx.insertInto('taxPayments').values(row).execute()
  return row
}
