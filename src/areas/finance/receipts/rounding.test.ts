import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { receipt, roundedOf } from './receipt-detail.ts'
import { receivePayment } from './use-cases/receive-payment.ts'
import { reverseReceipt } from './use-cases/reverse-receipt.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const roundings = () => balanceOf(office, { account: '6199', key: '' })
const nothingWrong = async () => expect(await wrong()).toEqual([])
const chosen = (...dues: [charge: string, pay: string][]) =>
  Object.fromEntries(
    dues.flatMap(([charge, pay], index) => [
      [`charge${index + 1}`, charge],
      [`pay${index + 1}`, pay],
    ]),
  )

beforeEach(async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
})

/** 58.406 and its tax come to 61.326. */
const odd = '58.406'

test('cash settles what is chosen as near as coins come to it, and a reversal opens all of it again', async () => {
  const [boxId, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, odd)
  const { id: receiptId } = await pays(salim, '61.325', chosen([chargeId, '61.326']))

  const open = () => office.db.selectFrom('charges').select(['openNet', 'openVat']).where('id', '=', chargeId).execute()
  expect(await open()).toEqual([{ openNet: 0n, openVat: 0n }])
  expect([await debt(salim), await credit(salim), await inBox(boxId), await roundings()]).toEqual([0n, 0n, 61_325n, 1n])
  const shown = await receipt(huda(), receiptId)
  expect([roundedOf(shown?.paid ?? []), shown?.paid[0]?.amount]).toEqual([1n, 61_325n])
  await nothingWrong()

  await reverseReceipt(huda(), { receiptId, reason: 'على عميل آخر' })
  expect([await debt(salim), await inBox(boxId), await roundings()]).toEqual([61_326n, 0n, 0n])
  await nothingWrong()
})

test('so it does where nobody said what is paid, and where a little less was chosen than is owed', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, odd)
  await pays(salim, '61.325')
  const { chargeId } = await owes(salim, odd)
  await pays(salim, '61.325', chosen([chargeId, '61.325']))
  expect([await debt(salim), await roundings()]).toEqual([0n, 2n])
  await nothingWrong()
})

test('of several dues the largest bears it, and less than a coin of one receipt', async () => {
  const [, salim] = [await box(), await customer()]
  const [small, large] = [await owes(salim, '0.007'), await owes(salim, odd)]
  await pays(salim, '61.330', chosen([small.chargeId, '0.007'], [large.chargeId, '61.326']))
  expect([await debt(salim), await roundings()]).toEqual([0n, 3n])
  await nothingWrong()
})

test('a part payment leaves open what was not chosen', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, odd)
  await pays(salim, '30', chosen([chargeId, '30.003']))
  expect([await debt(salim), await roundings()]).toEqual([31_326n, 0n])
  await nothingWrong()
})

test('nothing is rounded without cash, by a whole coin, or of a deposit', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, odd)
  const short = { issues: [{ path: ['pay1'] }] }
  const card = { method1: 'card', amount1: '61.325', reference1: '004512' } as const
  const asked = { id: id(), partyId: salim, ...chosen([chargeId, '61.326']) }
  await expect(receivePayment(huda(), { ...asked, ...card })).rejects.toMatchObject(short)
  await expect(pays(salim, '61.320', chosen([chargeId, '61.326']))).rejects.toMatchObject(short)

  const deposit = { line: 'cars', contract: 'CR-7', dueOn: '2026-01-05', amount: '10.003' } as const
  await askDeposit(huda(), { id: id(), partyId: salim, ...deposit })
  const { id: held } = await office.db
    .selectFrom('charges')
    .select('id')
    .where('debtAccount', '=', '9130')
    .executeTakeFirstOrThrow()
  await expect(pays(salim, '10', chosen([held, '10.003']))).rejects.toMatchObject(short)
  expect(await roundings()).toBe(0n)
  await nothingWrong()
})

test('cash beside a transfer rounds what both leave, and beside a cheque what the cheque is not for', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: account1 } = await addCompanyAccount(huda(), {
    ...{ bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' },
  })
  const first = await owes(salim, odd)
  const transfer = { method1: 'bank-transfer', amount1: '41.321', reference1: 'FT26015', account1 } as const
  const both = { ...transfer, method2: 'cash', amount2: '20' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...both, ...chosen([first.chargeId, '61.326']) }).catch(() => null)
  expect(await roundings()).toBe(0n)
  const near = { ...both, amount1: '41.322' }
  await receivePayment(huda(), { id: id(), partyId: salim, ...near, ...chosen([first.chargeId, '61.326']) })
  expect([await debt(salim), await roundings()]).toEqual([0n, 4n])

  const [cash, later] = [await owes(salim, odd), await owes(salim, '100')]
  const cheque = { bank: 'بنك ظفار', number9: '000123', dueOn9: '2026-02-01', amount9: '105' }
  const dues = chosen([cash.chargeId, '61.326'], [later.chargeId, '105'])
  await receivePayment(huda(), { id: id(), partyId: salim, method1: 'cash', amount1: '61.325', ...cheque, ...dues })
  expect([await debt(salim), await roundings()]).toEqual([105_000n, 5n])
  const covered = await sql<{ chargeId: string }>`select charge_id "chargeId" from cheque_covers`.execute(office.db)
  expect(covered.rows).toEqual([{ chargeId: later.chargeId }])
  await nothingWrong()
})

test('a credit note takes back what was rounded with what was paid', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId, invoiceId } = await owes(salim, odd)
  await pays(salim, '61.325', chosen([chargeId, '61.326']))
  await creditInvoice(huda(), { id: id(), invoiceId, chargeId1: chargeId, net1: odd, reason: 'لم تُؤجَّر' })
  expect([await debt(salim), await credit(salim), await roundings()]).toEqual([0n, 61_325n, 0n])
  await nothingWrong()
})

test('what is rounded elsewhere than in a payment, or not in the books, is found', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, odd)
  await pays(salim, '61.325', chosen([chargeId, '61.326']))
  await sql`alter table allocations disable trigger allocations_kept`.execute(office.owner)
  await sql`update allocations set rounded_net = 3`.execute(office.owner)
  expect((await wrong()).map(({ code }) => code)).toEqual(['I94', 'I92', 'I92c'])
  await sql`update allocations set rounded_net = 1`.execute(office.owner)
  await nothingWrong()
})
