import { afterEach, beforeEach, expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { thawaniDouble } from '#testing/thawani.ts'
import { visit } from '#testing/visit.ts'
import { onlinePayments } from './list-queries.ts'
import { readOnlineAsked } from './online-asked.ts'
import { wasSilent } from './online-payment.ts'
import { loader as exported } from './routes/online-export.ts'
import { connectProvider } from './use-cases/connect-provider.ts'
import { askOwnPayment, startOnlinePayment } from './use-cases/start-online-payment.ts'

const office = testOffice()
const { owner, huda, id } = ownersOf(office)

let thawani: Awaited<ReturnType<typeof thawaniDouble>>
beforeEach(async () => {
  thawani = await thawaniDouble()
  await connectProvider(huda(), thawani.account)
})
afterEach(() => thawani.close())

/** One that was paid, and one that is under way. */
async function two() {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  const { id: paymentId } = await startOnlinePayment(salim.ctx, { id: id(), amount: '20', due: [] })
  thawani.pay(thawani.sessionOf(paymentId)?.session_id ?? '')
  await askOwnPayment(salim.ctx, { paymentId })
  await startOnlinePayment(said.ctx, { id: id(), amount: '7', due: [] })
}

const listed = async (query: string, ctx = huda()) => {
  const { rows, sums } = await onlinePayments(ctx, readOnlineAsked(new URLSearchParams(query)))
  return { found: rows.map(({ customer }) => customer), sums: sums.map(({ state, sum }) => [state, sum]) }
}

test('payments online are found by customer, receipt, state and day, and taken along as they were found', async () => {
  await two()
  expect(await listed('')).toEqual({
    found: ['سعيد المعشني', 'سالم الكثيري'],
    sums: [
      ['paid', 20_000n],
      ['pending', 7_000n],
    ],
  })
  const found = async (query: string) => (await listed(query)).found
  expect([await found('q=سعيد'), await found('q=rc-sll26'), await found('state=expired')]).toEqual([
    ...[['سعيد المعشني'], ['سالم الكثيري'], []],
  ])
  expect([await found('to=2020-01-01'), await found('from=2020-01-01&state=paid')]).toEqual([[], ['سالم الكثيري']])

  const rows = await csvRows(exported(visit(huda(), '/x?format=csv&state=paid')))
  expect(rows.map((row) => [row[1], row[7], row[8], row[9]])).toEqual([
    ['سالم الكثيري', 'RC-SLL26-00001', '20.000', '20.000'],
    ['', '', '20.000', '20.000'],
  ])
  const far = office.staffWithin('bakhit', { branchIds: [thumrait] }, may.viewReceipts, may.exportReceipts)
  expect([(await listed('', far)).found, await csvRows(exported(visit(far, '/x?format=csv')))]).toEqual([[], []])
})

test('that nobody answered is told from what the provider says', () => {
  const said = ['fetch failed', 'no answer', 'The operation was aborted due to timeout', 'Thawani said 401: invalid key']
  expect(said.map(wasSilent)).toEqual([true, true, true, false])
})
