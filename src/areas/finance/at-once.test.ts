import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod } from '#testing/periods.ts'
import { askRefund } from './payouts/use-cases/ask-refund.ts'
import { payPayout } from './payouts/use-cases/pay-payout.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const done = (tries: readonly PromiseSettledResult<unknown>[]) => tries.filter(({ status }) => status === 'fulfilled').length
const refused = (tries: readonly PromiseSettledResult<unknown>[]) =>
  tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason?.code ?? one.reason?.issues?.[0]?.path)] : []))

test('sixteen payments of one customer into one box, and money that goes back out of it meanwhile: nobody hears of the others', async () => {
  const [boxId, salim] = [await box(), await customer()]
  await pays(salim, '16')
  const payouts: string[] = []
  for (let at = 0; at < 8; at += 1) {
    payouts.push((await askRefund(huda(), { id: id(), partyId: salim, amount: '2', method: 'cash', purpose: 'ألغى' })).id)
  }
  const tries = await Promise.allSettled([
    ...Array.from({ length: 16 }, () => pays(salim, '1')),
    ...payouts.map((payoutId) => payPayout(huda(), { payoutId })),
  ])
  expect(refused(tries)).toEqual([])
  expect([await inBox(boxId), await credit(salim)]).toEqual([16_000n, 16_000n])
  await nothingWrong()
})

test('who issues while the period is closed has issued before it, or hears that it is closed; no number is lost', async () => {
  const salim = await customer()
  const lock = () => lockPeriod(huda(), { lockedTo: '2026-01-14', reason: 'إقفال الأسبوع' })
  const issue = () => owes(salim, '5')
  const held = sql`select pg_advisory_xact_lock(968012)`
  const tries = await atOnce(office, (tx) => held.execute(tx), [issue, lock, issue])
  expect(done(tries)).toBe(3)
  await expect(lockPeriod(huda(), { lockedTo: '2026-01-15', reason: 'اليوم' })).rejects.toMatchObject({
    issues: [{ path: ['lockedTo'] }],
  })
  const numbers = await office.db.selectFrom('invoices').select('sequence').orderBy('sequence').execute()
  expect(numbers.map(({ sequence }) => sequence)).toEqual([1, 2])
  expect(await debt(salim)).toBe(10_000n)
  await nothingWrong()
})

test('two who take from the same leaves in another order are both served: what PostgreSQL undid is begun anew', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  for (const keeper of ['a', 'b', 'c', 'd']) await box(keeper)
  const tries = await Promise.allSettled(
    Array.from({ length: 32 }, (_, at) => pays(at % 2 ? salim : said, '1', {}, ['a', 'b', 'c', 'd'][at % 4])),
  )
  expect(refused(tries)).toEqual([])
  expect([await credit(salim), await credit(said)]).toEqual([16_000n, 16_000n])
  await nothingWrong()
})
