import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { transferBetweenBanks } from '#areas/finance/cash/use-cases/transfer-between-banks.ts'
import { payout } from '#areas/finance/payouts/payout-detail.ts'
import { payoutPaper } from '#areas/finance/payouts/payout-papers.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { person, huda, id, customer, box, pays, inBox, wrong } = payersOf(office)
const { account, colleague, lastAsked } = banksOf(office)
const otherWay = 'لا حساب بنكي للمستأجر'

async function printed(payoutId: string) {
  const one = (await payout(huda(), payoutId)) ?? expect.fail('no voucher')
  return payoutPaper(huda(), one, null)
}

/** A tenant who left a hundred, in cash or by transfer. */
async function left(method: 'cash' | 'bank-transfer') {
  const [boxId, ours, trust, tenant] = [await box(), await account('operating'), await account('trust'), await customer('مستأجر')]
  const asked = { partyId: tenant, amount: '100', line: 'rent', contract: 'L-26-7', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), ...asked })
  if (method === 'cash') await pays(tenant, '100')
  else
    await receivePayment(huda(), {
      id: id(),
      partyId: tenant,
      method1: method,
      amount1: '100',
      account1: trust,
      reference1: 'FT1',
    })
  const noura = await colleague('noura', 'accountant')
  const back = (more: { otherWay?: string; amount?: string } = {}) =>
    refundDeposit(noura, { id: id(), depositId, amount: '60', method: 'cash', purpose: 'انتهى العقد', ...more })
  return { boxId, ours, trust, tenant, depositId, back }
}

test('a rent deposit that came in cash goes back in cash with its reason, once the trust account is swept', async () => {
  const { boxId, ours, trust, back } = await left('cash')
  const somebody = await customer()
  await receivePayment(huda(), {
    id: id(),
    partyId: somebody,
    method1: 'bank-transfer',
    amount1: '150',
    account1: ours,
    reference1: 'FT2',
  })
  await expect(back()).rejects.toMatchObject({ issues: [{ path: ['otherWay'] }] })
  await expect(back({ otherWay, amount: '60.001' })).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const { id: payoutId, isWaiting } = await back({ otherWay })
  expect(isWaiting).toBe(true)
  await approve(await colleague('said', 'financeManager'), { approvalId: await lastAsked() })
  await expect(payPayout(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.sweep-first' })
  const moveId = id()
  await transferBetweenBanks(huda(), { moveId, account: ours, toAccount: trust, amount: '100', slip: 'T1' })
  await confirmDeposit(person('zahra'), { moveId, slip: 'T1' })
  await payPayout(huda(), { payoutId })
  expect(await inBox(boxId)).toBe(40_000n)
  expect(pdfText(await printed(payoutId))).toContain(otherWay)
  expect(await wrong()).toEqual([])
  await reversePayout(huda(), { payoutId, reason: 'لم يحضر' })
  expect([await inBox(boxId), await wrong()]).toEqual([100_000n, []])
})

test('what came by transfer goes back by transfer alone', async () => {
  const { back } = await left('bank-transfer')
  await expect(back({ otherWay })).rejects.toMatchObject({ issues: [{ path: ['method'] }] })
})
