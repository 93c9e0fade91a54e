import { expect, test } from 'vitest'
import { bankLine } from '#areas/finance/bank/line-detail.ts'
import { matchEntries } from '#areas/finance/bank/use-cases/match-line.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { moveLeaf } from './cash.ts'
import { readMovesAsked } from './move-asked.ts'
import { cashMove, moves, placesToWithdraw } from './move-queries.ts'
import { receiveCash, returnWithdrawn, takeBack } from './use-cases/settle-move.ts'
import { withdrawCash } from './use-cases/withdraw-cash.ts'

const office = testOffice()
const { huda, person, id, customer, box, inBox, wrong } = payersOf(office)
const { account, taken, lines } = banksOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

/** Fifty rials in an account, and the box of Noor. */
async function begun() {
  const [accountId, boxId] = [await account(), await box('noor')]
  const came = { method1: 'bank-transfer', amount1: '50', reference1: 'FT1', account1: accountId } as const
  await receivePayment(huda(), { id: id(), partyId: await customer(), ...came })
  const inBank = () => balanceOf(office, bankLeaf({ id: accountId, heldFor: 'operating' }))
  const draws = (amount = '20', moveId = id()) =>
    withdrawCash(huda(), { moveId, account: accountId, boxId, amount, slip: 'CW-771' })
  return { accountId, boxId, inBank, draws }
}

test('a float leaves the bank at once, and is in the box when whoever keeps it has it in hand', async () => {
  const { accountId, boxId, inBank, draws } = await begun()
  expect(await placesToWithdraw(huda())).toMatchObject({ boxes: [[boxId, 'صندوق noor']] })
  const moveId = id()
  await Promise.all(Array.from({ length: 5 }, () => draws('20', moveId)))
  expect([await inBank(), await inBox(boxId), await balanceOf(office, moveLeaf(moveId))]).toEqual([30_000n, 0n, 20_000n])
  await expect(receiveCash(huda(), { moveId })).rejects.toMatchObject({ code: 'finance.no-session' })
  expect(await cashMove(person('noor'), moveId)).toMatchObject({ from: 'بنك مسقط', to: 'صندوق noor', may: { receive: true } })
  const twice = await Promise.allSettled([1, 2].map(() => receiveCash(person('noor'), { moveId })))
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await inBox(boxId), await balanceOf(office, moveLeaf(moveId))]).toEqual([20_000n, 0n])
  expect((await moves(huda(), readMovesAsked(new URLSearchParams()))).rows).toMatchObject([
    { from: 'بنك مسقط', status: 'arrived' },
  ])
  await nothingWrong()

  await taken(huda(), accountId, ['15/01/2026,CASH WITHDRAWAL,CW-771,20,,30'])
  const lineId = (await lines(accountId))[0]?.id ?? ''
  const entry = String((await bankLine(huda(), lineId, ''))?.choices?.entries[0]?.id)
  await matchEntries(huda(), { lineId, entry })
  await nothingWrong()
})

test('it goes back to the bank while it is under way; no more is drawn than lies there, and nobody receives what they drew', async () => {
  const { boxId, inBank, draws } = await begun()
  await expect(draws('51')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await expect(draws('1.003')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const both = await Promise.allSettled([draws('30'), draws('30')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { id: moveId } = await office.db.selectFrom('cashMoves').select('id').executeTakeFirstOrThrow()
  await expect(takeBack(person('noor'), { moveId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.move-from-bank' })
  await returnWithdrawn(huda(), { moveId, reason: 'لم يُسحب' })
  await expect(receiveCash(person('noor'), { moveId })).rejects.toMatchObject({ code: 'finance.move-settled' })
  expect([await inBank(), await inBox(boxId)]).toEqual([50_000n, 0n])

  const own = withdrawCash(person('noor'), {
    moveId: id(),
    account: (await accountsOf())[0] ?? '',
    boxId,
    amount: '5',
    slip: 'CW-772',
  })
  await expect(receiveCash(person('noor'), { moveId: (await own).id })).rejects.toMatchObject({ code: 'finance.own-move' })
  await expect(
    withdrawCash(office.staff('sami'), { moveId: id(), account: id(), boxId, amount: '5', slip: 'x' }),
  ).rejects.toMatchObject({
    status: 403,
  })
  await nothingWrong()
})

const accountsOf = async () =>
  (await office.db.selectFrom('companyBankAccounts').select('id').execute()).map(({ id: one }) => one)
