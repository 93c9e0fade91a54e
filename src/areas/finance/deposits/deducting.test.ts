import { expect, test } from 'vitest'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import type { DeductDepositForm } from './inputs.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { deductDeposit } from './use-cases/deduct-deposit.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, wrong } = payersOf(office)

test('what waits in a voucher is not deducted from under it, and the form names the voucher', async () => {
  const [, salim] = [await box(), await customer()]
  const asked = { amount: '69.150', line: 'cars', contract: 'CR-26-7', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), partyId: salim, ...asked })
  await pays(salim, '69.150')
  const { chargeId } = await owes(salim, '50')
  const back = { amount: '20', method: 'cash', purpose: 'انتهى العقد' } as const
  const { id: payoutId, number } = await refundDeposit(huda(), { id: id(), depositId, ...back })
  const deducts = (more: Partial<DeductDepositForm>) =>
    deductDeposit(huda(), { id: id(), depositId, charge: 'new', reason: 'ثبت بالمحضر', evidence: [pdf], ...more })
  const why = `ينتظر سند الصرف ${number} بمبلغ 20.000 ر.ع. ألغه أولًا أو اخصم حتى 49.150 ر.ع.`
  await expect(deducts({ charge: chargeId, amount: '50' })).rejects.toMatchObject({
    issues: [{ path: ['amount'], message: why }],
  })
  const scratch = { kind: 'car-damage', description: 'خدش في الباب', price: '50' } as const
  await expect(deducts(scratch)).rejects.toMatchObject({ issues: [{ path: ['price'], message: why }] })
  await deducts({ charge: chargeId, amount: '49.150' })
  await expect(deducts({ charge: chargeId, amount: '0.001' })).rejects.toThrow('ألغه أولًا.')
  await payPayout(huda(), { payoutId })
  const { held } = await office.db.selectFrom('deposits').select('held').executeTakeFirstOrThrow()
  expect([held, await debt(salim), await wrong()]).toEqual([0n, 850n, []])
})
