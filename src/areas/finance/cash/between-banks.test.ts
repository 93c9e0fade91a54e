import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { bankLine } from '#areas/finance/bank/line-detail.ts'
import { matchEntries, matchMove } from '#areas/finance/bank/use-cases/match-line.ts'
import { bankLeaf, type HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { journal, postIt } from '#testing/postings.ts'
import { moveLeaf } from './cash.ts'
import { transferOrderPaper } from './cash-papers.ts'
import { readMovesAsked } from './move-asked.ts'
import { accountsToTransfer, cashMove, moves } from './move-queries.ts'
import { confirmDeposit, returnWithdrawn } from './use-cases/settle-move.ts'
import { transferBetweenBanks } from './use-cases/transfer-between-banks.ts'

const office = testOffice()
const { huda, person, id, customer, wrong } = payersOf(office)
const { account, colleague, house, lastAsked, taken, lines } = banksOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

/** A customer left fifty rials with us in each kind of account. */
async function begun() {
  const [ours, theirs] = [await account(), await account('trust')]
  const partyId = await customer()
  for (const [account1, reference1] of [
    [ours, 'FT1'],
    [theirs, 'FT2'],
  ] as const)
    await receivePayment(huda(), {
      ...{ id: id(), partyId, method1: 'bank-transfer', amount1: '50' },
      ...{ account1, reference1 },
    })
  const inBank = (heldFor: HeldFor) => balanceOf(office, bankLeaf({ id: heldFor === 'trust' ? theirs : ours, heldFor }))
  const sends = (amount: string, more: Partial<Record<'moveId' | 'account' | 'toAccount', string>> = {}) =>
    transferBetweenBanks(huda(), { moveId: id(), account: ours, toAccount: theirs, amount, ...more })
  return { ours, theirs, inBank, sends }
}

/** What banks showed of income and cost came to, over all accounts of results. */
async function results() {
  const { sum } = await office.db
    .selectFrom('transfers')
    .select(({ fn }) => fn.countAll<bigint>().as('sum'))
    .where((eb) => eb.or([eb('debitAccount', '~', '^[456]'), eb('creditAccount', '~', '^[456]')]))
    .executeTakeFirstOrThrow()
  return sum
}

test('money goes to an account of ours by way of what is under way, each bank shows its own side, and nothing of it is income', async () => {
  const { ours, theirs, inBank, sends } = await begun()
  expect((await accountsToTransfer(huda()))?.map(([one]) => one)).toEqual([ours, theirs])
  const moveId = id()
  await Promise.all(Array.from({ length: 4 }, () => sends('20.003', { moveId })))
  expect([await inBank('operating'), await inBank('trust')]).toEqual([29_997n, 50_000n])
  expect(await balanceOf(office, moveLeaf(moveId))).toBe(20_003n)
  await nothingWrong()

  await taken(huda(), ours, ['15/01/2026,OWN TRANSFER,TR-9,20.003,,29.997'])
  const [out] = await lines(ours)
  const entry = String((await bankLine(huda(), out?.id ?? '', ''))?.choices?.entries.at(-1)?.id)
  await matchEntries(huda(), { lineId: out?.id ?? '', entry })
  await taken(person('noor'), theirs, ['15/01/2026,OWN TRANSFER,TR-9,,20.003,70.003'])
  const [into] = await lines(theirs)
  const lineId = into?.id ?? ''
  await expect(matchMove(huda(), { lineId, moveId })).rejects.toMatchObject({ code: 'finance.own-move' })
  await matchMove(person('noor'), { lineId, moveId })
  expect([await inBank('trust'), await balanceOf(office, moveLeaf(moveId))]).toEqual([70_003n, 0n])
  expect(await cashMove(huda(), moveId)).toMatchObject({ status: 'arrived', from: 'بنك مسقط 0101', to: 'بنك مسقط 0202' })
  expect(await results()).toBe(0n)
  const shown = await cashMove(huda(), moveId)
  const paper = shown && pdfText(await transferOrderPaper(huda(), shown, 'https://x.om/v/1'))
  for (const word of ['أمر تحويل', '20.003', 'OM030270000000000000101', 'OM230180000000000000202']) expect(paper).toContain(word)
  await expect(returnWithdrawn(huda(), { moveId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.move-settled' })
  await nothingWrong()
})

test('what was not carried out comes back to its account; no more goes than lies there, and not to where it is', async () => {
  const { ours, inBank, sends } = await begun()
  await expect(sends('50.001')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await expect(sends('5', { toAccount: ours })).rejects.toMatchObject({ issues: [{ path: ['toAccount'] }] })
  await expect(sends('5', { account: id() })).rejects.toMatchObject({ issues: [{ path: ['account'] }] })
  const both = await Promise.allSettled([sends('30'), sends('30')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [row] = (await moves(huda(), readMovesAsked(new URLSearchParams()))).rows
  await returnWithdrawn(huda(), { moveId: row?.id ?? '', reason: 'لم ينفّذه البنك' })
  expect(await inBank('operating')).toBe(50_000n)
  await expect(confirmDeposit(person('noor'), { moveId: row?.id ?? '', slip: 'TR-1' })).rejects.toMatchObject({
    code: 'finance.move-settled',
  })
  const nobody = transferBetweenBanks(office.staff('sami'), { moveId: id(), account: ours, toAccount: id(), amount: '5' })
  await expect(nobody).rejects.toMatchObject({ status: 403 })
  await nothingWrong()
})

test('out of what is held for others goes only what nobody there owns, and somebody else agrees', async () => {
  const { ours, theirs, inBank } = await begun()
  const maker = await colleague('salma', 'accountant')
  const checker = await colleague('salim', 'financeManager')
  const asks = (amount: string) => transferBetweenBanks(maker, { moveId: id(), account: theirs, toAccount: ours, amount })
  await expect(asks('50.001')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const { id: moveId } = await asks('40')
  await expect(asks('1')).rejects.toMatchObject({ code: 'access.asked-already' })
  expect(await inBank('trust')).toBe(50_000n)
  await expect(approve(maker, { approvalId: await lastAsked() })).rejects.toMatchObject({ code: 'access.own-request' })
  await approve(checker, { approvalId: await lastAsked() })
  expect([await inBank('trust'), await balanceOf(office, moveLeaf(moveId))]).toEqual([10_000n, 40_000n])
  await confirmDeposit(huda(), { moveId, slip: 'TR-1' })
  expect(await inBank('operating')).toBe(90_000n)
  await nothingWrong()

  office.later(1_000)
  const other = await asks('10')
  await reject(checker, { approvalId: await lastAsked(), note: 'ليس الآن' })
  expect(await cashMove(huda(), other.id)).toBeNull()
})

test('what owners and tenants have there stays at the bank that is kept for them', async () => {
  const { ours, theirs } = await begun()
  const maker = await colleague('salma', 'accountant')
  const { partyId } = await office.db.selectFrom('receipts').select('partyId').executeTakeFirstOrThrow()
  const left = { debit: { account: '2160', key: partyId }, credit: { account: '2130', key: 'L-1' }, amount: 30_000n }
  await postIt(house(), journal([left]))
  const asks = (amount: string) => transferBetweenBanks(maker, { moveId: id(), account: theirs, toAccount: ours, amount })
  await expect(asks('20.001')).rejects.toMatchObject({ issues: [{ path: ['amount'], message: expect.stringContaining('20') }] })
  await asks('20')
  await postIt(house(), journal([{ ...left, amount: 1_000n }]))
  const late = approve(await colleague('salim', 'financeManager'), { approvalId: await lastAsked() })
  await expect(late).rejects.toMatchObject({ code: 'finance.not-spare' })
})
