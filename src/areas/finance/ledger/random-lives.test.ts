import type { ExpressionOrFactory, SqlBool } from 'kysely'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { checkBooks, ledgerChecks } from '#areas/finance/closing/checks.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import type { Database } from '#platform/db/database.ts'
import { boxesOf } from '#testing/boxes.ts'
import { afterClearNight } from '#testing/clear-night.ts'
import { dice } from '#testing/dice.ts'
import { lives } from '#testing/lives.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod, unlockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt, reverseIt } from '#testing/postings.ts'
import { daysAfter } from '#values/days.ts'
import type { Transfer } from './journal.ts'
import { balanceOf, foldLedger } from './leaves.ts'
import { turnovers } from './trial-balance.ts'
import { writeVoucher } from './use-cases/write-voucher.ts'

const office = testOffice()
afterClearNight(office)
const { colleague } = boxesOf(office)
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
/** What an accountant writes by hand and another posts. */
const handPairs = [
  ['6100', '2520'],
  ['2520', '6100'],
  ['6170', '1219'],
  ['1219', '6170'],
  ['3300', '3200'],
  ['1260', '5400'],
  ['5400', '1260'],
] as const
const floored = /^(1110|1115|1130|1145|1260|2120|2125|2160|2520|9210|9290)/
const standsOnCredit = /^(1219|2|3|4|9290)/

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

/** How often each of the acts comes: posting, undoing, closing, folding, writing by hand, agreeing to it. */
const turns = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5] as const

type Move = { debit: string; credit: string; amount: bigint }
type Posted = { journalId: string; number?: number | undefined; rows: Move[]; reversed: boolean }
type Written = { voucherId: string; approvalId: string; rows: Move[]; day: string }

const asTransfers = (rows: Move[]): Transfer[] => rows.map(({ debit, credit, amount }) => moved(debit, credit, amount))
const turned = (rows: Move[]) => rows.map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }))

const inForm = (amount: bigint) => `${amount / 1000n}.${String(amount % 1000n).padStart(3, '0')}`

/** One writes a voucher of one line or two, another posts it: at once or much later, and then by what is true by then. */
async function twoPeople() {
  const [writer, checker] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
  const other = await colleague('maryam', 'financeManager')
  async function write({ rows, day }: { rows: Move[]; day: string }) {
    const voucherId = writer.newId()
    const lines = rows.flatMap(({ debit, credit, amount }, at) => [
      [`debit${at + 1}`, debit],
      [`credit${at + 1}`, credit],
      [`amount${at + 1}`, inForm(amount)],
      [`line${at + 1}`, 'shared'],
    ])
    const { approvalId } = await writeVoucher(writer, { voucherId, day, memo: 'بقلم المحاسب', ...Object.fromEntries(lines) })
    return { voucherId, approvalId }
  }
  async function agreeTo({ voucherId, approvalId }: Written) {
    await approve(checker, { approvalId })
    return found(({ eb, selectFrom }) => eb('id', '=', selectFrom('vouchers').select('journal').where('id', '=', voucherId)))
  }
  async function undo({ journalId, number }: Posted) {
    if (!number) return reverseIt(huda(), { journalId })
    const asked = await reverseJournal(checker, { number: String(number), reason: 'خطأ في القيد' })
    await approve(other, asked)
    return found(({ eb }) => eb('reverses', '=', journalId))
  }
  return { write, agreeTo, undo }
}

async function found(which: ExpressionOrFactory<Database, 'journals', SqlBool>) {
  const row = await office.db.selectFrom('journals').select(['id', 'sequence']).where(which).executeTakeFirstOrThrow()
  return { journalId: row.id, number: Number(row.sequence) }
}

async function live(life: number, steps: number) {
  const throwDice = dice(life)
  const books = smallBooks()
  const posted: Posted[] = []
  const waiting: Written[] = []
  const people = await twoPeople()
  const settle = async (
    expected: boolean,
    doing: Promise<{ journalId: string; number?: number }>,
    rows: Move[],
    byHand = false,
  ) => {
    const [outcome] = await Promise.allSettled([doing])
    expect(outcome.status === 'fulfilled', `life ${life}: ${JSON.stringify(rows, (_, v) => String(v))}`).toBe(expected)
    if (outcome.status === 'fulfilled') {
      const { journalId, number } = outcome.value
      posted.push({ journalId, number: byHand ? number : undefined, rows, reversed: false })
    }
  }
  const moves = (among: readonly (readonly [string, string])[] = pairs) =>
    Array.from({ length: 1 + throwDice(3) }, () => {
      const [debit, credit] = among[throwDice(among.length)] ?? pairs[0]
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
      await settle(goes, people.undo(one), rows)
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
    async () => {
      const [rows, day] = [moves(handPairs), throwDice(3) ? today : daysAfter(today, -throwDice(40))]
      const [outcome] = await Promise.allSettled([people.write({ rows, day })])
      expect(outcome.status === 'fulfilled', `life ${life}: written on ${day}, closed ${books.closed}`).toBe(day > books.closed)
      if (outcome.status === 'fulfilled') waiting.push({ ...outcome.value, rows, day })
    },
    async () => {
      const [one] = waiting.splice(throwDice(Math.max(1, waiting.length)), 1)
      if (!one) return
      const goes = books.take(one.rows, one.day)
      await settle(goes, people.agreeTo(one), one.rows, true)
      if (!goes) waiting.push(one)
    },
  ] as const
  const beginning = ['1110:a>2160:salim', '1110:b>2160:said', '1120:main>3100', '1260>5400', '6100>2520'].map((pair) => {
    const [debit = '', credit = ''] = pair.split('>')
    return { debit, credit, amount: 100_000n }
  })
  await settle(books.take(beginning, today), postIt(huda(), journal(asTransfers(beginning))), beginning)
  for (let step = 0; step < steps; step += 1) {
    await acts[turns[throwDice(turns.length)] ?? 0]()
    if (step % 10 === 9) await agree(books.lies)
  }
  const byHand = posted.filter(({ number }) => number !== undefined)
  return { posted: posted.length, byHand: byHand.length, undone: byHand.filter(({ reversed }) => reversed).length }
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

const thrown = { posted: 0, byHand: 0, undone: 0 }

test.each(lives(6))('K2, K3, K4, K9, F5: life %i of the books, thrown by dice, agrees with the small books', async (life) => {
  const { posted, byHand, undone } = await live(life, 120)
  thrown.posted += posted
  thrown.byHand += byHand
  thrown.undone += undone
})

test('in those lives everything came about: a life alone may be closed early, and then little happens in it', () => {
  const many = lives(6).length
  expect(thrown.posted).toBeGreaterThan(20 * many)
  expect(thrown.byHand, 'vouchers').toBeGreaterThan(3 * many)
  expect(thrown.undone, 'vouchers undone').toBeGreaterThan(0)
})
