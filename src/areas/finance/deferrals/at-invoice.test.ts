import { expect, test } from 'vitest'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { changeMoneySetting } from '#areas/finance/settings/use-cases/change-money-setting.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { earnIncome } from './use-cases/earn-income.ts'

const office = testOffice()
const { huda, id, customer, debt, wrong } = payersOf(office)
const income = () => balanceOf(office, { account: '4400', key: '' })
const says = (value: string, fromDay = '2026-01-15') =>
  changeMoneySetting(huda(), { key: 'revenueOfAdvance', value, fromDay, reason: 'رأي المحاسب القانوني' })

let renters = 0

/** Thirty days from tomorrow for ninety rials: three a day. */
async function hires() {
  renters += 1
  const partyId = await customer(`مستأجر ${renters}`)
  const dates = { suppliedFrom: '2026-01-16', suppliedUntil: '2026-02-14', dueOn: '2026-01-20' }
  const line = { kind1: 'car-hire', description1: 'تأجير شهر', quantity1: '1', unitPrice1: '90' } as const
  const { papers } = await issueInvoice(huda(), { id: id(), partyId, ...dates, ...line })
  const invoiceId = papers[0]?.id ?? ''
  const charge = office.db.selectFrom('charges').select('id').where('invoiceId', '=', invoiceId)
  return { partyId, invoiceId, chargeId: (await charge.executeTakeFirstOrThrow()).id }
}

test('what is invoiced ahead is income at once from the day the company says so; what was set aside before is earned in its days', async () => {
  await hires()
  expect(await income()).toBe(0n)
  await says('at-invoice')
  const { partyId, invoiceId, chargeId } = await hires()
  expect(await income()).toBe(90_000n)
  expect(await wrong()).toEqual([])

  office.later(10 * 24 * 60 * 60 * 1000)
  await earnIncome(huda(), {})
  expect(await income()).toBe(120_000n)
  await creditInvoice(huda(), { id: id(), invoiceId, chargeId1: chargeId, net1: '30', reason: 'أعيدت' })
  expect([await income(), await debt(partyId)]).toEqual([90_000n, 60_000n])
  expect(await wrong()).toEqual([])
})

test('and set aside again from the day it says that', async () => {
  await says('at-invoice')
  await says('deferred', '2026-01-16')
  await hires()
  office.later(24 * 60 * 60 * 1000)
  await hires()
  expect(await income()).toBe(93_000n)
  expect(await wrong()).toEqual([])
})
