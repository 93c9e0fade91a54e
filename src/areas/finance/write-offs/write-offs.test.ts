import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { writtenOff } from '#areas/finance/ledger/posting-rules.ts'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { undoersOf } from '#testing/undoers.ts'
import type { AskWriteOffForm } from './inputs.ts'
import { askWriteOff } from './use-cases/ask-write-off.ts'
import { reverseWriteOff } from './use-cases/reverse-write-off.ts'

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

const asks = async (partyId: string, chargeId1: string, amount1: string, more: Partial<AskWriteOffForm> = {}) => {
  const why = { reason: 'أفلس', attempts: 'ثلاث رسائل', evidence: [pdf] }
  return askWriteOff(await accountant(), { id: id(), partyId, chargeId1, amount1, ...why, ...more })
}
const agrees = async (approvalId: string | null) => approve(await said(), { approvalId: approvalId ?? '' })
const lossOf = async () => balanceOf(office, { account: '6170' })
const statusOf = async (writeOffId: string) =>
  (await office.db.selectFrom('writeOffs').select('status').where('id', '=', writeOffId).executeTakeFirstOrThrow()).status
const taxed = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)

test('what nobody will pay is our loss with its tax once another agrees, and stands again when that is reversed', async () => {
  await taxed()
  const salim = await customer()
  const { chargeId } = await owes(salim, '20')
  const { id: writeOffId, number, approvalId } = await asks(salim, chargeId, '21')
  expect([number, await debt(salim), await lossOf(), await statusOf(writeOffId)]).toEqual([
    ...['WO-SLL26-00001', 21_000n, 0n, 'submitted'],
  ])
  await nothingWrong()
  await agrees(approvalId)
  expect([await debt(salim), await lossOf(), await statusOf(writeOffId)]).toEqual([0n, 21_000n, 'written-off'])
  await nothingWrong()
  await byTwo((ctx) => reverseWriteOff(ctx, { writeOffId, reason: 'دفع بعد ذلك' }))
  expect([await debt(salim), await lossOf(), await statusOf(writeOffId)]).toEqual([21_000n, 0n, 'reversed'])
  await expect(reverseWriteOff(huda(), { writeOffId, reason: 'مرة أخرى' })).rejects.toMatchObject({
    code: 'finance.write-off-changed',
  })
  expect(await office.history()).toEqual(
    expect.arrayContaining(['finance.write-off-asked', 'finance.charge-written-off', 'finance.write-off-reversed']),
  )
  await nothingWrong()
})

test('rent of others is no loss of ours: it is awaited no more', () => {
  const rent = { debtAccount: '9110', incomeAccount: '9120', incomeKey: 'villa', line: 'rent', partyId: 'salim' } as const
  const place = { branchId: 'salalah', contractId: null, resourceId: null, projectId: null }
  expect(writtenOff({ ...rent, ...place }, { net: 285_500n, vat: 0n })).toMatchObject([
    { debit: { account: '9120', key: 'villa' }, credit: { account: '9110', key: 'salim' }, amount: 285_500n },
  ])
})

test('part of several debts at once; the rest is paid to the last baisa', async () => {
  await taxed()
  const [, salim] = [await box(), await customer()]
  const [one, two] = [await owes(salim, '10'), await owes(salim, '7.003')]
  const { approvalId } = await asks(salim, one.chargeId, '3.333', { chargeId2: two.chargeId, amount2: '0.001' })
  await agrees(approvalId)
  expect([await debt(salim), await lossOf()]).toEqual([10_500n + 7_353n - 3_334n, 3_334n])
  await pays(salim, '14.520')
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 1n])
  await nothingWrong()
})

test('whoever asked does not agree, and what is refused stays owed', async () => {
  const salim = await customer()
  const { chargeId } = await owes(salim, '20')
  const noura = await accountant()
  const form = { id: id(), partyId: salim, chargeId1: chargeId, amount1: '20', reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  const { id: writeOffId, approvalId } = await askWriteOff(noura, form)
  await expect(approve(noura, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'access.own-request' })
  await reject(await said(), { approvalId: approvalId ?? '', note: 'يُطالب به', decision: 'reject' })
  expect([await debt(salim), await statusOf(writeOffId)]).toEqual([20_000n, 'rejected'])
  await expect(reverseWriteOff(huda(), { writeOffId, reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.write-off-changed',
  })
  await nothingWrong()
})

test('what was paid after it was asked for is not given up as well', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, '20')
  const { approvalId } = await asks(salim, chargeId, '15')
  await expect(asks(salim, chargeId, '6')).rejects.toMatchObject({ issues: [{ path: ['amount1'] }] })
  await pays(salim, '12')
  await expect(agrees(approvalId)).rejects.toMatchObject({ code: 'finance.charge-moved' })
  expect([await debt(salim), await lossOf()]).toEqual([8_000n, 0n])
  await nothingWrong()
})

test('what was given up cannot be credited any more, until it stands again', async () => {
  const salim = await customer()
  const { chargeId, invoiceId } = await owes(salim, '20')
  const { id: writeOffId, approvalId } = await asks(salim, chargeId, '15')
  await agrees(approvalId)
  const note = { invoiceId, reason: 'تصحيح', chargeId1: chargeId }
  await expect(creditInvoice(huda(), { id: id(), ...note, net1: '6' })).rejects.toMatchObject({
    code: 'finance.charge-written-off',
  })
  await creditInvoice(huda(), { id: id(), ...note, net1: '5' })
  await byTwo((ctx) => reverseWriteOff(ctx, { writeOffId, reason: 'خطأ' }))
  await creditInvoice(huda(), { id: id(), ...note, net1: '6' })
  expect(await debt(salim)).toBe(9_000n)
  await nothingWrong()
})

test('two who agree to two write-offs of one debt at once, and one who pays it: never more than was owed', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, '20')
  const [one, two] = [await asks(salim, chargeId, '12'), await asks(salim, chargeId, '8')]
  const checker = await said()
  const tries = await atOnce(
    office,
    (tx) => tx.selectFrom('charges').select('id').where('id', '=', chargeId).forUpdate().execute(),
    [
      () => pays(salim, '10'),
      () => approve(checker, { approvalId: one.approvalId ?? '' }),
      () => approve(checker, { approvalId: two.approvalId ?? '' }),
    ],
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await debt(salim)).toBeGreaterThanOrEqual(0n)
  await nothingWrong()
})

test('a form pressed six times at once asks once', async () => {
  const [salim, noura] = [await customer(), await accountant()]
  const { chargeId } = await owes(salim, '20')
  const form = { id: id(), partyId: salim, chargeId1: chargeId, amount1: '5', reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  const numbers = await Promise.all(Array.from({ length: 6 }, () => askWriteOff(noura, form)))
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1)
})

test('in a closed period nothing is given up, and nothing stands again', async () => {
  const salim = await customer()
  const { chargeId } = await owes(salim, '20')
  const { approvalId } = await asks(salim, chargeId, '20')
  await office.owner
    .insertInto('periodLocks')
    .values({ id: id(), lockedTo: '2026-01-31', reason: 'إقفال', lockedBy: 'x', lockedAt: huda().now() })
    .execute()
  await expect(agrees(approvalId)).rejects.toMatchObject({ status: expect.any(Number) })
  expect(await lossOf()).toBe(0n)
})

const bad: [string, Partial<AskWriteOffForm>, string][] = [
  ['nothing', { amount1: '' }, 'amount1'],
  ['more than is open', { amount1: '20.001' }, 'amount1'],
  ['no reason', { reason: '' }, 'reason'],
  ['nothing tried', { attempts: '' }, 'attempts'],
]
test.each(bad)('refused under its field: %s', async (_, typed, field) => {
  const salim = await customer()
  const { chargeId } = await owes(salim, '20')
  await expect(asks(salim, chargeId, '1', typed)).rejects.toMatchObject({ issues: [expect.objectContaining({ path: [field] })] })
})

test('nobody asks or reverses without the right, and a debt of somebody else is not there', async () => {
  const salim = await customer()
  const { chargeId } = await owes(await customer('سعيد المعشني'), '20')
  await expect(asks(salim, chargeId, '5')).rejects.toMatchObject({ status: 404 })
  const noor = office.staff('noor')
  const form = { id: id(), partyId: salim, chargeId1: chargeId, amount1: '5', reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  await expect(askWriteOff(noor, form)).rejects.toMatchObject({ status: 403 })
  await expect(reverseWriteOff(noor, { writeOffId: id(), reason: 'خطأ' })).rejects.toMatchObject({ status: 403 })
  await expect(reverseWriteOff(huda(), { writeOffId: id(), reason: 'خطأ' })).rejects.toMatchObject({ status: 404 })
})
