import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { undoersOf } from '#testing/undoers.ts'
import type { AskSetOffForm } from './inputs.ts'
import { askSetOff } from './use-cases/ask-set-off.ts'
import { reverseSetOff } from './use-cases/reverse-set-off.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)
const { colleague } = boxesOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

let people = 0
const named = (word: string) => {
  people += 1
  return `${word}${people}`
}
const accountant = () => colleague(named('noura'), 'accountant')
const said = () => colleague(named('said'), 'financeManager')
const why = { reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [] }
const asks = async (partyId: string, pot: string, more: Partial<AskSetOffForm>) =>
  askSetOff(await accountant(), { id: id(), partyId, pot, ...why, ...more })
const agrees = async (approvalId: string | null) => approve(await said(), { approvalId: approvalId ?? '' })
const statusOf = async (setOffId: string) =>
  (await office.db.selectFrom('setOffs').select('status').where('id', '=', setOffId).executeTakeFirstOrThrow()).status
const heldOf = async (depositId: string) =>
  (await office.db.selectFrom('deposits').select('held').where('id', '=', depositId).executeTakeFirstOrThrow()).held

/** Salim, whose deposit of a hundred is paid, and who owes twenty since. */
async function deposited() {
  const [, salim] = [await box(), await customer()]
  const asked = { amount: '100', line: 'cars', contract: 'CR-26-7', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), partyId: salim, ...asked })
  await pays(salim, '100')
  const { chargeId, invoiceId } = await owes(salim, '20')
  return { salim, depositId, chargeId, invoiceId }
}

test('a deposit pays what its customer owes once another agrees, and both stand as before when that is reversed', async () => {
  const { salim, depositId, chargeId } = await deposited()
  const {
    id: setOffId,
    number,
    approvalId,
  } = await asks(salim, depositId, { chargeId1: chargeId, amount1: '15', evidence: [pdf] })
  expect([number, await heldOf(depositId), await debt(salim)]).toEqual(['SO-SLL26-00001', 100_000n, 20_000n])
  await agrees(approvalId)
  expect([await heldOf(depositId), await debt(salim), await statusOf(setOffId)]).toEqual([85_000n, 5_000n, 'done'])
  await nothingWrong()
  await byTwo((ctx) => reverseSetOff(ctx, { setOffId, reason: 'خطأ' }))
  expect([await heldOf(depositId), await debt(salim), await statusOf(setOffId)]).toEqual([100_000n, 20_000n, 'reversed'])
  await expect(reverseSetOff(huda(), { setOffId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.set-off-changed' })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.accounts-set-off', 'finance.set-off-reversed']))
  await nothingWrong()
})

test('credit of several receipts pays several debts, the oldest money first', async () => {
  const [, salim] = [await box(), await customer()]
  for (const amount of ['10', '7']) await pays(salim, amount)
  const [one, two] = [await owes(salim, '8'), await owes(salim, '6.003')]
  const lines = { chargeId1: one.chargeId, amount1: '8', chargeId2: two.chargeId, amount2: '6.003' }
  const { approvalId } = await asks(salim, 'credit', lines)
  await agrees(approvalId)
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 2_997n])
  const rows = await office.db.selectFrom('setOffAllocations').select('allocationId').execute()
  expect(rows).toHaveLength(3)
  await nothingWrong()
})

test('where either side moved after it was asked for, it is asked for again', async () => {
  const { salim, depositId, chargeId } = await deposited()
  const { approvalId } = await asks(salim, depositId, { chargeId1: chargeId, amount1: '15' })
  await pays(salim, '1')
  await expect(agrees(approvalId)).rejects.toMatchObject({
    code: 'finance.set-off-moved',
    message: expect.stringContaining('19.000'),
  })
  await reject(await said(), { approvalId: approvalId ?? '', note: 'تُطلب من جديد', decision: 'reject' })
  expect([await heldOf(depositId), await debt(salim)]).toEqual([100_000n, 19_000n])
  await nothingWrong()
})

test('two set-offs of one deposit agreed to at once: the second finds that the deposit moved', async () => {
  const { salim, depositId, chargeId } = await deposited()
  const { chargeId: other } = await owes(salim, '30')
  const one = await asks(salim, depositId, { chargeId1: chargeId, amount1: '20' })
  const two = await asks(salim, depositId, { chargeId1: other, amount1: '30' })
  await expect(
    asks(salim, depositId, { chargeId1: other, amount1: '30', chargeId2: chargeId, amount2: '20.001' }),
  ).rejects.toBeTruthy()
  const checker = await said()
  const tries = await atOnce(
    office,
    (tx) => tx.selectFrom('deposits').select('id').where('id', '=', depositId).forUpdate().execute(),
    [() => approve(checker, { approvalId: one.approvalId ?? '' }), () => approve(checker, { approvalId: two.approvalId ?? '' })],
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await nothingWrong()
})

test('what was credited after it was set off is not taken back twice', async () => {
  const { salim, depositId, chargeId, invoiceId } = await deposited()
  const { id: setOffId, approvalId } = await asks(salim, depositId, { chargeId1: chargeId, amount1: '20' })
  await agrees(approvalId)
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: chargeId, net1: '20' })
  expect([await heldOf(depositId), await debt(salim)]).toEqual([100_000n, 0n])
  await byTwo((ctx) => reverseSetOff(ctx, { setOffId, reason: 'خطأ' }))
  expect([await heldOf(depositId), await debt(salim)]).toEqual([100_000n, 0n])
  await nothingWrong()
})

test('a form pressed six times at once asks once', async () => {
  const { salim, depositId, chargeId } = await deposited()
  const noura = await accountant()
  const form = { id: id(), partyId: salim, pot: depositId, chargeId1: chargeId, amount1: '5', ...why }
  const numbers = await Promise.all(Array.from({ length: 6 }, () => askSetOff(noura, form)))
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1)
})

const bad: [string, Partial<AskSetOffForm>, string][] = [
  ['nothing', { amount1: '' }, 'amount1'],
  ['more than is open', { amount1: '20.001' }, 'amount1'],
  ['more than lies there', { pot: 'credit' }, 'pot'],
  ['no consent', { consent: '' }, 'consent'],
]
test.each(bad)('refused under its field: %s', async (_, typed, field) => {
  const { salim, depositId, chargeId } = await deposited()
  const asked = asks(salim, depositId, { chargeId1: chargeId, amount1: '5', ...typed })
  await expect(asked).rejects.toMatchObject({ issues: [expect.objectContaining({ path: [field] })] })
})

test('nobody asks or reverses without the right; what is somebody else’s is not there', async () => {
  const { salim, depositId, chargeId } = await deposited()
  const other = await customer('سعيد المعشني')
  const { chargeId: foreign } = await owes(other, '20')
  await expect(asks(salim, depositId, { chargeId1: foreign, amount1: '5' })).rejects.toMatchObject({ status: 404 })
  await expect(asks(other, depositId, { chargeId1: foreign, amount1: '5' })).rejects.toMatchObject({
    issues: [{ path: ['pot'] }],
  })
  const noor = office.staff('noor')
  const form = { id: id(), partyId: salim, pot: depositId, chargeId1: chargeId, amount1: '5', ...why }
  await expect(askSetOff(noor, form)).rejects.toMatchObject({ status: 403 })
  await expect(reverseSetOff(noor, { setOffId: id(), reason: 'خطأ' })).rejects.toMatchObject({ status: 403 })
  await expect(reverseSetOff(huda(), { setOffId: id(), reason: 'خطأ' })).rejects.toMatchObject({ status: 404 })
})
