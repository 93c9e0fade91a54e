import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { dice } from '#testing/dice.ts'
import { testOffice } from '#testing/office.ts'
import { creditInvoice } from './invoices/use-cases/credit-invoice.ts'
import { askRefund } from './payouts/use-cases/ask-refund.ts'
import { cancelPayout, reversePayout } from './payouts/use-cases/end-payout.ts'
import { payPayout } from './payouts/use-cases/pay-payout.ts'
import { allocatePayment } from './receipts/use-cases/allocate-payment.ts'
import { reverseReceipt } from './receipts/use-cases/reverse-receipt.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const inRialsTyped = (baisa: number) => `${Math.floor(baisa / 1000)}.${String(baisa % 1000).padStart(3, '0')}`

/** What a counter does with its customers, thrown by dice; what the product refuses changes nothing. */
async function live(life: number, steps: number) {
  const throwDice = dice(life)
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), { vatin: 'OM1234567890', vatRate: '5' })
  const boxId = await box()
  const people = [await customer('سالم الكثيري'), await customer('سعيد المعشني')]
  const bills: { invoiceId: string; chargeId: string }[] = []
  const receipts: string[] = []
  const somebody = () => people[throwDice(people.length)] ?? ''
  const asked: string[] = []
  const somePayout = () => asked[throwDice(asked.length || 1)] ?? id()
  const acts = [
    async () => {
      const back = { partyId: somebody(), amount: inRialsTyped(5 * (1 + throwDice(4_000))), method: 'cash' } as const
      asked.push((await askRefund(huda(), { id: id(), ...back, purpose: 'رد رصيد' })).id)
    },
    async () => void (await payPayout(huda(), { payoutId: somePayout() })),
    async () => void (await reversePayout(huda(), { payoutId: somePayout(), reason: 'عاد المبلغ' })),
    async () => void (await cancelPayout(huda(), { payoutId: somePayout(), reason: 'عدل عنه' })),
    async () => void bills.push(await owes(somebody(), inRialsTyped(1 + throwDice(90_000)), `2026-01-${10 + throwDice(15)}`)),
    async () => void receipts.push((await pays(somebody(), inRialsTyped(5 * (1 + throwDice(12_000))))).id),
    async () => void (await allocatePayment(huda(), { partyId: somebody() })),
    async () => {
      const { invoiceId = id(), chargeId = '' } = bills[throwDice(bills.length || 1)] ?? {}
      const net1 = inRialsTyped(1 + throwDice(60_000))
      await creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: chargeId, net1 })
    },
    async () =>
      void (await reverseReceipt(huda(), { receiptId: receipts[throwDice(receipts.length || 1)] ?? id(), reason: 'على غيره' })),
  ]
  let done = 0
  for (let step = 0; step < steps; step += 1) {
    const before = await totals(people, boxId)
    const went = await acts[throwDice(acts.length)]?.().then(
      () => true,
      (error: { status?: number; issues?: unknown }) => {
        if (!error.status && !error.issues) throw error
        return false
      },
    )
    if (went) done += 1
    else expect(await totals(people, boxId)).toEqual(before)
    expect(await wrong()).toEqual([])
    const [owed] = await totals(people, boxId)
    expect(owed).toBeGreaterThanOrEqual(0n)
  }
  return done
}

async function totals(people: readonly string[], boxId: string) {
  let [owed, kept] = [0n, 0n]
  for (const one of people) {
    owed += await debt(one)
    kept += await credit(one)
  }
  return [owed, kept, await inBox(boxId)] as const
}

test.each([1, 2, 3, 4, 5])('K2, K9, F1–F4, I08–I15: life %i of a counter, with every check after every step', async (life) => {
  expect(await live(life, 60)).toBeGreaterThan(10)
})
