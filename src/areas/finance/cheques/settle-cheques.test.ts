import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { coversOf } from '#areas/finance/invoices/cheque-covers.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { atOnce } from '#testing/at-once.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import { cheque } from './cheque-detail.ts'
import { action } from './routes/back-office-cheque.tsx'
import { slip } from './slip-queries.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { coverCharges } from './use-cases/cover-charges.ts'
import { depositCheques, redepositCheque } from './use-cases/deposit-cheques.ts'
import { escalateCheque, returnCheque, settleChequeOtherwise } from './use-cases/leave-vault.ts'
import { unclearCheque } from './use-cases/unclear-cheque.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, brings, bank, vault, status, debt, credit, wrong } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const today = '2026-01-15'
const inBank = (accountId: string, account = '1120') => balanceOf(office, { account, key: accountId })
const openTasks = () =>
  office.db.selectFrom('tasks').select(['rule', 'role', 'needs', 'kind']).where('status', '=', 'open').execute()

/** A cheque of so much at the bank, covering what is owed. */
async function atBank(amount = '30', more: Record<string, string> = { cover: 'oldest' }) {
  const [accountId, salim] = [await bank(), await customer()]
  const { chargeId, invoiceId } = await owes(salim, '30')
  const chequeId = await brings(salim, amount, more)
  const { id: slipId } = await depositCheques(huda(), { id: id(), accountId, chequeId })
  return { accountId, salim, chargeId, invoiceId, chequeId, slipId }
}
const clear = (chequeId: string | string[], on = today) => clearCheque(huda(), { chequeId, on })
const bounce = (chequeId: string, more: Record<string, string> = {}) =>
  bounceCheque(huda(), { chequeId, on: today, reason: 'الرصيد لا يكفي', ...more })

test('deposited it lies at the bank and nobody has paid; cleared there is a receipt, and its dues are paid', async () => {
  const { accountId, salim, chequeId, slipId } = await atBank('35')
  expect([await vault(salim), await debt(salim), await inBank(accountId)]).toEqual([[0n, 35_000n, 0n, 35_000n], 30_000n, 0n])
  expect(await clear(chequeId)).toEqual({ receipts: ['RC-SLL26-00001'] })
  expect([await vault(salim), await debt(salim), await inBank(accountId)]).toEqual([[0n, 0n, 0n, 0n], 0n, 35_000n])
  expect(await credit(salim)).toBe(5_000n)
  expect(await cheque(huda(), chequeId)).toMatchObject({ status: 'cleared', receipt: 'RC-SLL26-00001', steps: [{}, {}, {}] })
  expect((await slip(huda(), slipId))?.rows).toMatchObject([{ status: 'cleared', waits: false }])
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.cheque-cleared', 'finance.payment-received']))
  await nothingWrong()
})

test('what was paid meanwhile is not paid again, and what is not named stays credit or pays the oldest, as it was said', async () => {
  const { salim, chequeId } = await atBank('30')
  await box()
  await pays(salim, '30')
  await clear(chequeId)
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 30_000n])

  const said = await customer('سعيد المعشني')
  const accountId = (await office.db.selectFrom('companyBankAccounts').select('id').executeTakeFirstOrThrow()).id
  for (const [cover, left] of [
    ['oldest', 0n],
    ['later', 12_000n],
  ] as const) {
    const one = await brings(said, '12', { cover })
    await owes(said, '12')
    await depositCheques(huda(), { id: id(), accountId, chequeId: one })
    await clear(one)
    expect(await debt(said), cover).toBe(left)
  }
  await nothingWrong()
})

test('a bounced cheque: nothing is undone, the bank’s fee is a cost, ours has its paper and its tax, somebody calls', async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { accountId, salim, chargeId, chequeId } = await atBank()
  expect((await coversOf(office, [chargeId])).size).toBe(1)
  await receivePayment(huda(), {
    id: id(),
    partyId: salim,
    method1: 'bank-transfer',
    amount1: '3',
    reference1: 'FT1',
    account1: accountId,
  })
  const before = await debt(salim)
  await bounce(chequeId, { bankFee: '3', ourFee: '10' })
  expect([await vault(salim), await status(chequeId)]).toEqual([[0n, 0n, 30_000n, 30_000n], 'bounced'])
  expect([(await debt(salim)) - before, await inBank(accountId)]).toEqual([10_500n, 0n])
  expect((await coversOf(office, [chargeId])).size).toBe(0)
  expect(await openTasks()).toEqual([
    { rule: 'finance.cheque-bounced', role: 'collector', needs: may.settleCheques.key, kind: 'overdue-call' },
  ])
  expect((await office.db.selectFrom('receipts').select('id').execute()).length).toBe(1)
  await nothingWrong()
})

test('the trust account pays no fee of ours', async () => {
  const [trust, salim] = [await bank('trust'), await customer()]
  const chequeId = await brings(salim, '10')
  await depositCheques(huda(), { id: id(), accountId: trust, chequeId })
  await expect(bounce(chequeId, { bankFee: '3' })).rejects.toMatchObject({ issues: [{ path: ['bankFee'] }] })
  await clear(chequeId)
  expect(await inBank(trust, '1130')).toBe(10_000n)
  await nothingWrong()
})

test('a bounced one is shown to the bank again and paid at last; what it covered is paid, the task is done', async () => {
  const { accountId, salim, chequeId } = await atBank()
  await bounce(chequeId)
  const again = { id: id(), accountId, chequeId }
  const [one, other] = await Promise.all([redepositCheque(huda(), again), redepositCheque(huda(), again)])
  expect(one).toEqual(other)
  expect([await status(chequeId), await vault(salim)]).toEqual(['redeposited', [0n, 30_000n, 0n, 30_000n]])
  expect(await openTasks()).toEqual([])
  await clear(chequeId)
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 0n])
  await nothingWrong()
})

test('a clearing that was none is undone: the receipt is reversed with it, never alone, and it can be cleared again', async () => {
  const { accountId, salim, chequeId } = await atBank()
  await clear(chequeId)
  const { receiptId } = (await cheque(huda(), chequeId)) ?? {}
  const alone = reverseReceipt(huda(), { receiptId: receiptId ?? '', reason: 'خطأ' })
  await expect(alone).rejects.toMatchObject({ code: 'finance.receipt-of-cheque' })
  const twice = await Promise.allSettled([1, 2].map(() => unclearCheque(huda(), { chequeId, reason: 'شيك آخر' })))
  expect(twice.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([await status(chequeId), await vault(salim)]).toEqual(['deposited', [0n, 30_000n, 0n, 30_000n]])
  expect([await debt(salim), await credit(salim), await inBank(accountId)]).toEqual([30_000n, 0n, 0n])
  await nothingWrong()
  await office.announce()
  expect((await office.messages()).filter(({ text }) => text.includes('عُكس سند'))).toEqual([])
  await clear(chequeId)
  expect(await debt(salim)).toBe(0n)
  await nothingWrong()
})

test('of two who clear one cheque, deposit it, or say it bounced, one is late', async () => {
  const { accountId, salim, chequeId } = await atBank()
  const held = (tx: Parameters<Parameters<typeof atOnce>[1]>[0]) => tx.selectFrom('cheques').select('id').forUpdate().execute()
  const tries = await atOnce(office, held, [() => clear(chequeId), () => clear(chequeId), () => bounce(chequeId)])
  expect(tries.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const next = await brings(salim, '5')
  const deposits = await atOnce(
    office,
    held,
    [1, 2].map(() => () => depositCheques(huda(), { id: id(), accountId, chequeId: next })),
  )
  expect(deposits.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(
    (await office.db.selectFrom('depositSlips').select('number').orderBy('number').execute()).map(({ number }) => number),
  ).toEqual(['DS-SLL26-00001', 'DS-SLL26-00002'])
  await nothingWrong()
})

test('wrong days and what is not due are refused under their field, with what was typed', async () => {
  const { accountId, salim, chequeId } = await atBank()
  for (const on of ['2026-01-14', '2026-01-16', '2026-02-30', 'x'])
    await expect(clear(chequeId, on), on).rejects.toMatchObject({ issues: [{ path: ['on'] }] })
  await expect(bounceCheque(huda(), { chequeId, on: today, reason: '' })).rejects.toMatchObject({
    issues: [{ path: ['reason'] }],
  })
  const later = await brings(salim, '5', { dueOn1: '2026-01-19' })
  const deposit = (one: string | string[]) => depositCheques(huda(), { id: id(), accountId, chequeId: one })
  await expect(deposit(later)).rejects.toMatchObject({ issues: [{ path: ['chequeId'] }] })
  await expect(deposit([])).rejects.toMatchObject({ issues: [{ path: ['chequeId'] }] })
  const form = { on: '2026-01-20', reason: 'الحساب مغلق', bankFee: '٣' }
  expect(await answered(action(visit(huda(), '/?act=bounce', { params: { chequeId }, form })))).toMatchObject({
    data: { fields: { on: [expect.any(String)] }, typed: { reason: 'الحساب مغلق' } },
  })
  expect(await status(chequeId)).toBe('deposited')
})

test('out of the vault with a reason: handed back, settled by a receipt of the same customer, or to court', async () => {
  const { salim, chequeId } = await atBank()
  await box()
  const [back, other] = [await brings(salim, '5'), await customer('سعيد المعشني')]
  await returnCheque(huda(), { chequeId: back, reason: 'طلبه الساحب' })
  await expect(returnCheque(huda(), { chequeId, reason: 'طلبه' })).rejects.toMatchObject({ code: 'finance.cheque-moved' })
  await bounce(chequeId)
  await escalateCheque(huda(), { chequeId, reason: 'لم يسدد في مهلته' })
  expect(await vault(salim)).toEqual([0n, 0n, 30_000n, 30_000n])
  const foreign = await pays(other, '30')
  const settle = (receipt: string | null) =>
    settleChequeOtherwise(huda(), { chequeId, receipt: receipt ?? '', reason: 'دفع نقدًا' })
  await expect(settle(foreign.number)).rejects.toMatchObject({ issues: [{ path: ['receipt'] }] })
  await settle((await pays(salim, '30')).number?.toLowerCase() ?? '')
  expect([await vault(salim), await status(chequeId)]).toEqual([[0n, 0n, 0n, 0n], 'settled-otherwise'])
  await brings(salim, '5', { number1: (await cheque(huda(), back))?.number ?? '' })
  await nothingWrong()
})

test('a receipt settles cheques up to what it brought: a smaller one none, and nothing of it twice, by two at once either', async () => {
  const salim = await customer()
  await box()
  const cheques = [await brings(salim, '30'), await brings(salim, '30'), await brings(salim, '10')]
  const settle = (at: number, receipt: string | null) =>
    settleChequeOtherwise(huda(), { chequeId: cheques[at] ?? '', receipt: receipt ?? '', reason: 'دفع نقدًا' })
  const small = await pays(salim, '5')
  await expect(settle(0, small.number)).rejects.toMatchObject({ issues: [{ path: ['receipt'] }] })
  const { number } = await pays(salim, '45')
  const tries = await atOnce(office, (tx) => tx.selectFrom('receipts').select('id').forUpdate().execute(), [
    () => settle(0, number),
    () => settle(1, number),
  ])
  expect(tries.filter(({ status: how }) => how === 'fulfilled')).toHaveLength(1)
  await settle(2, number)
  expect((await vault(salim))[0]).toBe(30_000n)
  await nothingWrong()
})

test('what a cheque covers is said later, and again', async () => {
  const salim = await customer()
  const chequeId = await brings(salim, '30')
  const { chargeId } = await owes(salim, '20')
  await coverCharges(huda(), { chequeId, rest: 'oldest', charge1: chargeId })
  expect((await coversOf(office, [chargeId])).get(chargeId)).toMatchObject([{ amount: 20_000n }])
  const nobodys = await owes(await customer('سعيد المعشني'), '20')
  await expect(coverCharges(huda(), { chequeId, rest: 'oldest', charge1: nobodys.chargeId })).rejects.toMatchObject({
    status: 404,
  })
  await coverCharges(huda(), { chequeId, rest: 'credit' })
  expect((await coversOf(office, [chargeId])).size).toBe(0)
})
