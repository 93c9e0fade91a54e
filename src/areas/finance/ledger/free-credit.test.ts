import { expect, test } from 'vitest'
import { newCreditTransfer } from '#areas/finance/credit-transfers/credit-transfer-form-queries.ts'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { newPayout } from '#areas/finance/payouts/payout-form-queries.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { creditNow } from '#areas/finance/receipts/cashier-queries.ts'
import { newSetOff } from '#areas/finance/set-offs/set-off-form-queries.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { isStillLate } from '#areas/finance/statements/late-dues.ts'
import { duesUntil } from '#areas/finance/statements/to-collect.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)
const { colleague } = boxesOf(office)

/** What is free of somebody's credit, as the form of each way it may go says it. */
async function freeIn(partyId: string) {
  const asked = { party: partyId, q: '', taker: '' }
  const { pots } = await newSetOff(huda(), asked)
  return {
    refund: (await newPayout(huda(), asked)).free,
    transfer: (await newCreditTransfer(huda(), asked)).free,
    setOff: pots.find(({ pot }) => pot === 'credit')?.free ?? 0n,
    allocation: (await creditNow(huda(), partyId)).free,
  }
}
const everywhere = (free: bigint) => ({ refund: free, transfer: free, setOff: free, allocation: free })

test('what waits in a voucher, a transfer or a set-off is free nowhere, and the form says where it is', async () => {
  const [, salim, other] = [await box(), await customer(), await customer('سعيد المعشني')]
  await pays(salim, '100')
  const { chargeId } = await owes(salim, '50')
  const noura = await colleague('noura', 'accountant')
  expect(await freeIn(salim)).toEqual(everywhere(100_000n))

  const debts = { pot: 'credit', chargeId1: chargeId, amount1: '30', reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [] }
  await askSetOff(noura, { id: id(), partyId: salim, ...debts })
  expect(await freeIn(salim)).toEqual(everywhere(70_000n))
  const back = (amount: string) => askRefund(huda(), { id: id(), partyId: salim, amount, method: 'cash', purpose: 'ألغى الحجز' })
  await expect(back('70.005')).rejects.toMatchObject({
    issues: [{ path: ['amount'], message: 'بقي من رصيده 70.000 ر.ع. بعد مقاصة تنتظر الاعتماد.' }],
  })

  const agreed = { reason: 'أخوه', consent: 'كتب إلينا', evidence: [] }
  const { isWaiting } = await askCreditTransfer(noura, { id: id(), partyId: salim, takerId: other, amount: '60', ...agreed })
  expect([isWaiting, await freeIn(salim)]).toEqual([true, everywhere(10_000n)])
  await back('10')
  expect(await freeIn(salim)).toEqual(everywhere(0n))
  await expect(back('1')).rejects.toThrow('سندات لم تُصرف وتحويل رصيد ينتظر الاعتماد ومقاصة تنتظر الاعتماد')
})

test('what goes to another or back pays nothing that is asked for; a set-off that waits is not free, and nobody is written to about it', async () => {
  const [, salim, other, noura] = [
    await box(),
    await customer(),
    await customer('سعيد المعشني'),
    await colleague('noura', 'accountant'),
  ]
  await pays(salim, '100')
  const { chargeId } = await owes(salim, '100', '2026-01-10')
  const today = '2026-01-15'
  const asked = async () => {
    const { rows } = await duesUntil(today, today).execute(office.db)
    return [rows.find(({ partyId }) => partyId === salim)?.late ?? 0n, await isStillLate(office.db, salim, today)]
  }
  expect(await asked()).toEqual([0n, false])

  const agreed = { reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [] }
  await askSetOff(noura, { id: id(), partyId: salim, pot: 'credit', chargeId1: chargeId, amount1: '30', ...agreed })
  expect(await asked()).toEqual([30_000n, false])
  await askCreditTransfer(noura, { id: id(), partyId: salim, takerId: other, amount: '60', ...agreed })
  expect(await asked()).toEqual([90_000n, true])
  await askRefund(huda(), { id: id(), partyId: salim, amount: '10', method: 'cash', purpose: 'ألغى الحجز' })
  expect([await asked(), (await creditNow(huda(), salim)).free]).toEqual([[100_000n, true], 0n])
})
