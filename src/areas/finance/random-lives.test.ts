import { expect, test } from 'vitest'
import { dice } from '#testing/dice.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt, reverseIt } from '#testing/postings.ts'
import { daysAfter } from '#values/days.ts'
import { checkBooks, ledgerChecks } from './checks.ts'
import type { Transfer } from './journal.ts'
import { balanceOf, foldLedger } from './leaves.ts'
import { financePermissions as may } from './permissions.ts'
import { turnovers } from './trial-balance.ts'
import { lockPeriod, unlockPeriod } from './use-cases/lock-period.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const today = '2026-01-15'

/** What money does at a counter: a few boxes and customers, so that they get in each other's way. */
const pairs = [
  ['1110:a', '2160:salim'],
  ['1110:b', '2160:said'],
  ['2160:salim', '1110:a'],
  ['2160:salim', '1110:b'],
  ['2160:said', '1110:a'],
  ['1120:main', '3100'],
  ['1130:trust', '1120:main'],
  ['1120:main', '1130:trust'],
  ['1145:d1', '1110:a'],
  ['1120:main', '1145:d1'],
  ['2160:salim', '2120:villa'],
  ['2120:villa', '2125:noor'],
  ['2125:noor', '1130:trust'],
  ['6110', '1110:b'],
  ['1210:salim', '4400'],
  ['9210:salim', '9290:salim'],
  ['9290:salim', '9210:salim'],
] as const
const floored = /^(1110|1115|1130|1145|2120|2125|2160|9210|9290)/
const standsOnCredit = /^(2|3|4|9290)/

/** The books as a child would keep them: what lies where, and what is closed. */
function smallBooks() {
  const lies = new Map<string, bigint>()
  let closed = ''
  const after = (rows: readonly Move[]) => {
    const then = new Map(lies)
    for (const { debit, credit, amount } of rows) {
      then.set(debit, (then.get(debit) ?? 0n) + amount)
      then.set(credit, (then.get(credit) ?? 0n) - amount)
    }
    return then
  }
  const isShort = (then: Map<string, bigint>) =>
    [...then].some(([leaf, net]) => floored.test(leaf) && (standsOnCredit.test(leaf) ? -net : net) < 0n)
  return {
    lies,
    get closed() {
      return closed
    },
    close(day: string) {
      closed = day
    },
    /** Whether the books take it; and if so, they do. */
    take(rows: readonly Move[], day: string) {
      const then = after(rows)
      if (day <= closed || isShort(then)) return false
      for (const [leaf, net] of then) lies.set(leaf, net)
      return true
    },
  }
}

type Move = { debit: string; credit: string; amount: bigint }
type Posted = { journalId: string; rows: Move[]; reversed: boolean }

const asTransfers = (rows: Move[]): Transfer[] => rows.map(({ debit, credit, amount }) => moved(debit, credit, amount))
const turned = (rows: Move[]) => rows.map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }))

async function live(life: number, steps: number) {
  const throwDice = dice(life)
  const books = smallBooks()
  const posted: Posted[] = []
  const settle = async (expected: boolean, doing: Promise<{ journalId: string }>, rows: Move[]) => {
    const [outcome] = await Promise.allSettled([doing])
    expect(outcome.status === 'fulfilled', `life ${life}: ${JSON.stringify(rows, (_, v) => String(v))}`).toBe(expected)
    if (outcome.status === 'fulfilled') posted.push({ journalId: outcome.value.journalId, rows, reversed: false })
  }
  const moves = () =>
    Array.from({ length: 1 + throwDice(3) }, () => {
      const [debit, credit] = pairs[throwDice(pairs.length)] ?? pairs[0]
      return { debit, credit, amount: BigInt(1 + throwDice(30_000)) }
    })
  const acts = [
    async () => {
      const rows = moves()
      const day = throwDice(3) ? today : daysAfter(today, -throwDice(40))
      await settle(books.take(rows, day), postIt(huda(), journal(asTransfers(rows), { day })), rows)
    },
    async () => {
      const one = posted[throwDice(Math.max(1, posted.length))]
      if (!one || one.reversed) return
      const rows = turned(one.rows)
      const goes = books.take(rows, today)
      await settle(goes, reverseIt(huda(), { journalId: one.journalId }), rows)
      if (!goes) return
      one.reversed = true
      const last = posted.at(-1)
      if (last) last.reversed = true
    },
    async () => {
      const until = daysAfter(today, -1 - throwDice(40))
      if (until > books.closed) await lockPeriod(huda(), { lockedTo: until, reason: 'إقفال' })
      else if (until < books.closed) await unlockPeriod(huda(), { lockedTo: until, reason: 'فتح' })
      books.close(until)
    },
    () => foldLedger(office.db),
  ] as const
  const beginning = ['1110:a>2160:salim', '1110:b>2160:said', '1120:main>3100'].map((pair) => {
    const [debit = '', credit = ''] = pair.split('>')
    return { debit, credit, amount: 100_000n }
  })
  await settle(books.take(beginning, today), postIt(huda(), journal(asTransfers(beginning))), beginning)
  for (let step = 0; step < steps; step += 1) {
    const thrown = throwDice(20)
    await acts[thrown < 14 ? 0 : thrown < 17 ? 1 : thrown < 18 ? 2 : 3]()
    if (step % 10 === 9) await agree(books.lies)
  }
  return posted.length
}

/** Every check finds nothing, every leaf holds what it should, and the trial balance comes to nothing. */
async function agree(lies: Map<string, bigint>) {
  expect((await checkBooks(office.db, ledgerChecks)).filter(({ differences }) => differences.length > 0)).toEqual([])
  for (const [leaf, net] of lies) {
    const [account = '', key] = leaf.split(':')
    expect(await balanceOf(office, { account, key })).toBe(standsOnCredit.test(leaf) ? -net : net)
  }
  const all = await turnovers(office, today)
  expect(all.reduce((sum, { debits, credits }) => sum + debits - credits, 0n)).toBe(0n)
}

test.each([1, 2, 3, 4, 5, 6])(
  'K2, K3, K4, K9, F5: life %i of the books, thrown by dice, agrees with the small books',
  async (life) => {
    expect(await live(life, 80)).toBeGreaterThan(15)
  },
)
