import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { counter } from './cashier-queries.ts'
import type { ReceivePaymentForm } from './inputs.ts'
import { allocatePayment } from './use-cases/allocate-payment.ts'
import { receivePayment } from './use-cases/receive-payment.ts'
import { reverseReceipt } from './use-cases/reverse-receipt.ts'

const office = testOffice()
const { person, huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const taxed = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const receipts = () => office.db.selectFrom('receipts').select(['number', 'amount', 'unused']).orderBy('number').execute()

test('F4, F8: cash pays the oldest dues first, and what is left is the payer’s credit', async () => {
  const [boxId, salim] = [await box(), await customer()]
  await owes(salim, '30', '2026-01-25')
  await owes(salim, '20', '2026-01-05')
  expect(await pays(salim, '25')).toMatchObject({ number: 'RC-SLL26-00001' })

  const open = await office.db.selectFrom('charges').select(['dueOn', 'openNet']).orderBy('dueOn').execute()
  expect(open).toEqual([
    { dueOn: '2026-01-05', openNet: 0n },
    { dueOn: '2026-01-25', openNet: 25_000n },
  ])
  await pays(salim, '30')
  expect([await debt(salim), await credit(salim), await inBox(boxId)]).toEqual([0n, 5_000n, 55_000n])
  expect(await office.history()).toContain('finance.payment-received')
  await nothingWrong()
})

test('the clerk says what is paid, and that is what is paid', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20', '2026-01-05')
  const { chargeId } = await owes(salim, '30', '2026-01-25')
  await pays(salim, '40', { charge1: chargeId, pay1: '12.500' })

  expect([await debt(salim), await credit(salim)]).toEqual([37_500n, 27_500n])
  expect(await allocatePayment(huda(), { id: id(), partyId: salim })).toEqual({ partyId: salim, amount: 27_500n })
  expect([await debt(salim), await credit(salim)]).toEqual([10_000n, 0n])
  await expect(allocatePayment(huda(), { id: id(), partyId: salim })).rejects.toMatchObject({
    code: 'finance.nothing-to-allocate',
  })
  await nothingWrong()
})

test('one payment comes in several ways, and each slip is taken once', async () => {
  const [boxId, salim] = [await box(), await customer()]
  const account = await addCompanyAccount(huda(), {
    ...{ bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' },
  })
  await owes(salim, '100')
  const three = {
    ...{ method1: 'cash', amount1: '20', tendered1: '50' },
    ...{ method2: 'card', amount2: '30', reference2: '004512' },
    ...{ method3: 'bank-transfer', amount3: '50', reference3: 'FT26015', account3: account.id },
  } as const
  const { id: receiptId } = await receivePayment(huda(), { id: id(), partyId: salim, ...three })

  expect([await debt(salim), await inBox(boxId)]).toEqual([0n, 20_000n])
  const slip = () => receivePayment(huda(), { id: id(), partyId: salim, method1: 'card', amount1: '30', reference1: '004512' })
  await expect(slip()).rejects.toMatchObject({ issues: [{ path: ['reference1'] }] })
  await reverseReceipt(huda(), { receiptId, reason: 'على عميل آخر' })
  await slip()
  await nothingWrong()
})

test('a part payment pays its share of the tax, and the last one closes both exactly', async () => {
  await taxed()
  const [, salim] = [await box(), await customer()]
  await owes(salim, '19.985')
  for (const amount of ['7', '7', '6.985']) await pays(salim, amount)

  const [charge] = await office.db.selectFrom('charges').select(['openNet', 'openVat']).execute()
  expect(charge).toEqual({ openNet: 0n, openVat: 0n })
  expect(await credit(salim)).toBe(1n)
  await nothingWrong()
})

const bad: [string, Partial<ReceivePaymentForm>, string][] = [
  ['nothing', { amount1: '0' }, 'amount1'],
  ['less than nothing', { amount1: '-1' }, 'amount1'],
  ['half a baisa', { amount1: '0.0005' }, 'amount1'],
  ['a number as machines write it', { amount1: '1e9' }, 'amount1'],
  ['coins that do not exist', { amount1: '0.003' }, 'amount1'],
  ['less handed over than taken', { amount1: '10', tendered1: '5' }, 'tendered1'],
  ['a card without its slip', { method1: 'card', amount1: '10' }, 'reference1'],
  ['a transfer into no account', { method1: 'bank-transfer', amount1: '10', reference1: 'FT1' }, 'account1'],
  [
    'a transfer into somebody’s account',
    { method1: 'bank-transfer', amount1: '10', reference1: 'FT1', account1: 'x' },
    'account1',
  ],
]
test.each(bad)('refused under its field: %s', async (_, typed, field) => {
  const [, salim] = [await box(), await customer()]
  const form = { id: id(), partyId: salim, method1: 'cash', amount1: '1', ...typed } as const
  await expect(receivePayment(huda(), form)).rejects.toMatchObject({ issues: [expect.objectContaining({ path: [field] })] })
  expect(await receipts()).toEqual([])
})

test('R2: more is not paid than is open, nor more than came in, nor what somebody else owes', async () => {
  const [, salim, said] = [await box(), await customer(), await customer('سعيد المعشني')]
  const { chargeId } = await owes(salim, '20')
  await expect(pays(salim, '30', { charge1: chargeId, pay1: '20.001' })).rejects.toMatchObject({ issues: [{ path: ['pay1'] }] })
  await expect(pays(salim, '10', { charge1: chargeId, pay1: '15' })).rejects.toMatchObject({ issues: [{ path: ['pay1'] }] })
  await expect(pays(said, '30', { charge1: chargeId, pay1: '5' })).rejects.toMatchObject({ status: 404 })

  await pays(said, '5')
  const crossed = sql`insert into allocations (id, party_id, receipt_id, charge_id, net, vat, journal_id, allocated_by, allocated_at)
    select gen_random_uuid(), ${salim}, r.id, ${chargeId}, 1, 0, r.journal_id, 'x', now() from receipts r`
  await expect(crossed.execute(office.db)).rejects.toMatchObject({ code: '23503' })
})

test('sixteen cashiers on one customer, one debt and one series: as much is paid as was owed, the rest is credit, no number is missing', async () => {
  const salim = await customer()
  await owes(salim, '50')
  const keepers = Array.from({ length: 16 }, (_, index) => `keeper${index}`)
  for (const keeper of keepers) await box(keeper)
  await Promise.all(keepers.map((keeper) => pays(salim, '5', {}, keeper)))

  expect([await debt(salim), await credit(salim)]).toEqual([0n, 30_000n])
  expect((await receipts()).map(({ number }) => number)).toEqual(
    keepers.map((_, index) => `RC-SLL26-${String(index + 1).padStart(5, '0')}`),
  )
  await nothingWrong()
})

test('a form pressed six times at once is one receipt', async () => {
  const [boxId, salim] = [await box(), await customer()]
  const form = { id: id(), partyId: salim, method1: 'cash', amount1: '10' } as const
  await Promise.all(Array.from({ length: 6 }, () => receivePayment(huda(), form)))
  expect([(await receipts()).length, await inBox(boxId)]).toEqual([1, 10_000n])
})

test('a form gone back to and written anew is not taken for the receipt it was', async () => {
  const [boxId, salim, said] = [await box(), await customer(), await customer('سعيد المعشني')]
  const form = { id: id(), partyId: salim, method1: 'cash', amount1: '10' } as const
  const cheque = { bank: 'بنك مسقط', number9: '000123', dueOn9: '2026-01-20', amount9: '5' } as const
  await receivePayment(huda(), form)
  for (const other of [{ amount1: '12' }, { partyId: said }, cheque])
    await expect(receivePayment(huda(), { ...form, ...other })).rejects.toMatchObject({
      code: 'finance.form-used',
      message: expect.stringContaining('RC-SLL26-00001'),
    })
  expect([(await receipts()).length, await inBox(boxId)]).toEqual([1, 10_000n])
})

test('a receipt is reversed once: its dues are open again, its cash is gone, its number stays', async () => {
  const [boxId, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '30')
  const tries = Array.from({ length: 4 }, () => reverseReceipt(huda(), { receiptId, reason: 'سُجّل على عميل آخر' }))
  const done = await Promise.allSettled(tries)

  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await debt(salim), await credit(salim), await inBox(boxId)]).toEqual([20_000n, 0n, 0n])
  expect(await receipts()).toEqual([{ number: 'RC-SLL26-00001', amount: 30_000n, unused: 0n }])
  await nothingWrong()
})

test('cash that was counted away does not come back by a reversal', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId } = await pays(salim, '10')
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  await countSession(huda(), { sessionId, rials10: '1' })
  await closeSession(huda(), { sessionId })
  await expect(reverseReceipt(huda(), { receiptId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.session-closed' })
})

test('nobody takes cash without a box of their own, nor money without the right', async () => {
  const salim = await customer()
  await expect(pays(salim, '10')).rejects.toMatchObject({ code: 'finance.no-session' })
  const form = { id: id(), partyId: salim, method1: 'cash', amount1: '10' } as const
  await expect(receivePayment(office.staff('noor'), form)).rejects.toMatchObject({ status: 403 })
})

test('a paid line is credited: the money comes free, pays what is left again, and the rest is credit', async () => {
  await taxed()
  const [, salim] = [await box(), await customer()]
  const { invoiceId, chargeId } = await owes(salim, '100')
  await pays(salim, '60')
  await pays(salim, '45')
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 0n])

  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'أعيدت السيارة قبل موعدها', chargeId1: chargeId, net1: '30' })
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 31_500n])
  await nothingWrong()
})

test('K3, K8: a receipt and what it paid cannot be changed or deleted by the application, nor in passing by the owner', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  await pays(salim, '20')
  for (const forged of [
    sql`update receipts set amount = 1`,
    sql`update receipts set unused = 1`,
    sql`update receipt_parts set amount = 1`,
    sql`delete from allocations`,
    sql`delete from receipt_movements`,
  ]) {
    await expect(forged.execute(office.db)).rejects.toMatchObject({ code: '42501' })
    await expect(forged.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
  }
  expect(person('x').actor.id).toBe('x')
})

test('the counter finds one person by phone or by the number of a paper or a contract, with the dues of all services, oldest first', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '30', '2026-01-25')
  await owes(salim, '20', '2025-11-05')
  const by = (q: string) => counter(huda(), { q, party: '', parked: '' })
  for (const q of ['سالم', 'IN-SLL26-00002', 'in-sll26-00001']) {
    expect(await by(q)).toMatchObject({ payer: { id: salim }, dues: [{ open: 20_000n }, { open: 30_000n }] })
  }
  expect((await by('سالم')).owed.ages).toMatchObject({ three: 20_000n, ahead: 30_000n })
  await askDeposit(huda(), { id: id(), partyId: salim, line: 'cars', contract: 'CR-26-031', amount: '50', dueOn: '2026-02-05' })
  for (const q of ['CR-26-031', 'cr-٢٦-٠٣١']) expect((await by(q)).payer).toMatchObject({ id: salim })
  const said = await customer('سعيد المعشني')
  await pays(said, '5')
  const { number } = await askRefund(huda(), { id: id(), partyId: said, amount: '5', method: 'cash', purpose: 'ألغى' })
  expect((await by(number)).payer).toMatchObject({ id: said })
  await askDeposit(huda(), { id: id(), partyId: said, line: 'cars', contract: 'CR-26-031', amount: '50', dueOn: '2026-02-05' })
  expect((await by('CR-26-031')).found.map((one) => one.id).toSorted()).toEqual([salim, said].toSorted())
  expect(await by('لا أحد')).toMatchObject({ payer: null, found: [], dues: [] })
  expect(await counter(office.staff('noor'), { q: '', party: salim, parked: '' })).toMatchObject({ payer: null, dues: [] })
})
