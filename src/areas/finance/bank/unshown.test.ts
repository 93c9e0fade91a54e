import { expect, test } from 'vitest'
import { loader as healthPage } from '#areas/finance/closing/routes/back-office-books-health.tsx'
import { confirmTransfer } from '#areas/finance/portal/use-cases/decide-proof.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { visit } from '#testing/visit.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { bankLine } from './line-detail.ts'
import { unshownReceipts } from './unshown.ts'
import { matchEntries, matchUnknown } from './use-cases/match-line.ts'
import { reconcile } from './use-cases/reconcile.ts'
import { remindOfUnshown } from './use-cases/remind-of-unshown.ts'

const office = testOffice()
const { taken, lines } = banksOf(office)
const { owner, huda, id, customer, account } = ownersOf(office)
const dayLong = 86_400_000
const today = () => dayOf(huda().now())
const tasks = () =>
  office.db.selectFrom('tasks').select(['title', 'status']).where('rule', '=', 'finance.transfer-unshown').execute()

const receives = (partyId: string, account1: string, amount1: string, reference1: string) =>
  receivePayment(huda(), { id: id(), partyId, method1: 'bank-transfer', amount1, account1, reference1 })

test('a transfer that no statement shows for a week is somebody’s task, until it is shown or its receipt reversed', async () => {
  const [salim, accountId] = [await customer(), await account()]
  const day = today()
  await receives(salim, accountId, '30', 'FT-1')
  const { id: other } = await receives(salim, accountId, '5', 'FT-2')
  const unshown = () => unshownReceipts(office, { id: accountId, heldFor: 'operating' }, today())
  office.later(6 * dayLong)
  expect([await remindOfUnshown(huda(), {}), await tasks()]).toEqual([{ asked: 0 }, []])
  office.later(dayLong)
  expect(await unshown()).toEqual({ count: 2, amount: 35_000n })
  const { waiting, mayOpen } = await healthPage(visit(huda(), '/'))
  expect([waiting, mayOpen]).toEqual([[{ id: accountId, bank: expect.any(String), count: 2, amount: 35_000n }], true])
  expect([await remindOfUnshown(huda(), {}), await remindOfUnshown(huda(), {})]).toEqual([{ asked: 1 }, { asked: 0 }])
  expect(await tasks()).toMatchObject([{ title: expect.stringContaining('35.000'), status: 'open' }])

  await taken(huda(), accountId, [`${day},TRF FT-1,,,30,30`])
  const lineId = (await lines(accountId))[0]?.id ?? ''
  const [first] = (await bankLine(huda(), lineId, ''))?.choices?.proposals ?? []
  await matchEntries(huda(), { lineId, entry: first?.fields[0]?.[1] })
  expect(await unshown()).toEqual({ count: 1, amount: 5_000n })
  await reverseReceipt(huda(), { receiptId: other, reason: 'لم يصل' })
  await remindOfUnshown(huda(), {})
  expect([await unshown(), (await tasks())[0]?.status]).toEqual([{ count: 0, amount: 0n }, 'done'])
})

test('what is older than the lines of a month and was not shown is explained before the month is locked', async () => {
  const [salim, accountId] = [await customer(), await account()]
  const [first, second] = [today(), daysAfter(today(), 20)]
  await taken(huda(), accountId, [`${first},TRF,,,75,75`])
  await matchUnknown(huda(), { lineId: (await lines(accountId))[0]?.id ?? '' })
  await receives(salim, accountId, '9', 'FT26-77')
  office.later(dayLong)
  const lock = (until: string, stated: string, explained?: string) =>
    reconcile(huda(), { accountId, until, stated, ...(explained && { explained }) })
  await lock(first, '75')
  office.later(30 * dayLong)
  await taken(huda(), accountId, [`${second},TRF,,,5,80`])
  await matchUnknown(huda(), { lineId: (await lines(accountId))[1]?.id ?? '' })
  await expect(lock(second, '80')).rejects.toMatchObject({ issues: [{ path: ['explained'] }] })
  await lock(second, '80', 'وعد البنك بإظهارها')
  const kept = await office.db.selectFrom('bankReconciliations').select(['until', 'explained']).orderBy('until').execute()
  expect(kept).toEqual([
    { until: first, explained: null },
    { until: second, explained: 'وعد البنك بإظهارها' },
  ])
})

test('a proof is not confirmed with more than its customer has shown', async () => {
  const [salim, accountId] = [await owner(), await account()]
  const shown = { account: accountId, amount: '15', transferredOn: '2026-01-14', reference: 'BM-88410993' }
  const { id: proofId } = await sendProof(salim.ctx, { id: id(), file: [pdf], ...shown })
  const confirms = (amount: string) =>
    confirmTransfer(huda(), { proofId, amount, account1: accountId, reference1: 'BM-88410993' })
  await expect(confirms('15.001')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await confirms('14')
})
