import { expect, test } from 'vitest'
import { setCreditLimit } from '#areas/customers/dealings/use-cases/set-credit-limit.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { owedOnAccount } from './credit-limit.ts'
import { newInvoice } from './invoice-form-queries.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt } = payersOf(office)
const { colleague } = boxesOf(office)
const { passCreditLimit: _, ...others } = financePermissions
const fatima = () => office.staff('fatima', ...Object.values(others), ...Object.values(customersPermissions))

const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
const sells = (partyId: string, price: string, who = fatima()) =>
  issueInvoice(who, {
    ...{ id: id(), partyId, ...days },
    ...{ kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: price },
  })
const above = { code: 'finance.above-credit-limit', message: expect.stringContaining('100.000') }

async function limited() {
  const salim = await customer()
  await setCreditLimit(huda(), { id: salim, creditLimit: '100' })
  return salim
}

test('nobody owes above the limit, unless whoever issues may pass it; what was paid makes room again', async () => {
  const [, salim] = [await box(), await limited()]
  await sells(salim, '100')
  await expect(sells(salim, '0.001')).rejects.toMatchObject(above)
  expect(await debt(salim)).toBe(100_000n)
  expect(await newInvoice(fatima(), { party: salim, q: '' })).toMatchObject({
    buyer: { credit: { limit: 100_000n, owed: 100_000n, mayPass: false } },
  })

  await sells(salim, '10', huda())
  expect(await owedOnAccount(office, salim)).toBe(110_000n)
  await pays(salim, '60')
  await sells(salim, '50')
  await expect(sells(salim, '1')).rejects.toMatchObject(above)
  expect(await office.db.selectFrom('invoices').select('sequence').orderBy('sequence').execute()).toHaveLength(3)
})

test('money that stands for the customer is bought with first, and without a limit nothing is held against anybody', async () => {
  const [, salim] = [await box(), await limited()]
  await pays(salim, '40')
  await sells(salim, '140')
  await expect(sells(salim, '1')).rejects.toMatchObject(above)
  const free = await customer('غيره')
  await owes(free, '9000')
  await sells(free, '9000')
  expect((await newInvoice(fatima(), { party: free, q: '' })).buyer).toMatchObject({ credit: null })
})

test('money that waits to go to another customer buys nothing any more', async () => {
  const [, salim, other] = [await box(), await limited(), await customer('غيره')]
  await pays(salim, '40')
  const agreed = { reason: 'أخوه', consent: 'كتب إلينا', evidence: [] }
  const noura = await colleague('noura', 'accountant')
  await askCreditTransfer(noura, { id: id(), partyId: salim, takerId: other, amount: '30', ...agreed })
  await expect(sells(salim, '111')).rejects.toMatchObject(above)
  await sells(salim, '110')
  expect(await owedOnAccount(office, salim)).toBe(100_000n)
})

test('of two at once that fit alone and not together, one is issued', async () => {
  const salim = await limited()
  const outcomes = await Promise.allSettled(['60', '60', '60', '60'].map((price) => sells(salim, price)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await debt(salim)).toBe(60_000n)
})
