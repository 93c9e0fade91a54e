import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import type { DeductDepositForm } from './inputs.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { askForfeit } from './use-cases/ask-forfeit.ts'
import { deductDeposit } from './use-cases/deduct-deposit.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, wrong } = payersOf(office)
const { colleague } = boxesOf(office)

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

test('what somebody asks to keep, or to set off, is not deducted from under them either', async () => {
  const [, salim] = [await box(), await customer()]
  const asked = { amount: '100', line: 'cars', contract: 'CR-26-7', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), partyId: salim, ...asked })
  await pays(salim, '100')
  const [one, two] = [await owes(salim, '30'), await owes(salim, '90')]
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const clause = { clause: 'البند 9: ألغى الحجز بعد موعده', notice: 'رسالة في 10 يناير', evidence: [pdf] }
  const forfeit = await askForfeit(noura, { id: id(), depositId, amount: '40', ...clause })
  const deducts = (amount: string) =>
    deductDeposit(huda(), { id: id(), depositId, charge: two.chargeId, amount, reason: 'ثبت بالمحضر', evidence: [pdf] })
  await expect(deducts('60.001')).rejects.toMatchObject({
    issues: [{ path: ['amount'], message: 'ينتظر طلب مصادرة بمبلغ 40.000 ر.ع. يُبتّ فيه أولًا أو اخصم حتى 60.000 ر.ع.' }],
  })
  const consent = { reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [] }
  const debts = { pot: depositId, chargeId1: one.chargeId, amount1: '30', ...consent }
  const { number } = await askSetOff(noura, { id: id(), partyId: salim, ...debts })
  await expect(deducts('30.001')).rejects.toThrow(`المقاصة ${number} بمبلغ 30.000 ر.ع. يُبتّ فيها أولًا أو اخصم حتى 30.000`)
  const back = { amount: '30.005', method: 'cash', purpose: 'انتهى العقد' } as const
  await expect(refundDeposit(huda(), { id: id(), depositId, ...back })).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await approve(said, { approvalId: forfeit.approvalId ?? '' })
  const { held } = await office.db.selectFrom('deposits').select('held').executeTakeFirstOrThrow()
  expect([held, await wrong()]).toEqual([60_000n, []])
})
