import { expect, test } from 'vitest'
import { chargeOutlay } from '#areas/finance/outlays/use-cases/charge-outlay.ts'
import { addOutlayReceipt } from '#areas/finance/outlays/use-cases/close-outlay.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import { banksOf } from '#testing/banks.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { whoPays } from './payer-queries.ts'
import { receivePayment } from './use-cases/receive-payment.ts'

const office = testOffice()
const { owner, customer, owes, huda, id, account } = ownersOf(office)
const { colleague } = banksOf(office)
const found = async (q: string) => (await whoPays(huda(), q)).map(({ id: one }) => one)

test('whoever made a transfer is found at the till by its reference, shown or received, however it is typed', async () => {
  const [salim, said, bank] = [await owner(), await customer('سعيد المعشني'), await account()]
  const form = { account: bank, amount: '20', transferredOn: '2026-01-14', reference: 'BM-88410993' }
  await sendProof(salim.ctx, { id: id(), file: [pdf], ...form })
  const slip = { method1: 'bank-transfer', amount1: '5', reference1: 'FT26-77', account1: bank } as const
  await receivePayment(huda(), { id: id(), partyId: said, ...slip })
  for (const q of ['BM-88410993', 'bm ٨٨٤١٠٩٩٣']) expect(await found(q)).toEqual([salim.partyId])
  for (const q of ['FT26-77', 'ft2677']) expect(await found(q)).toEqual([said])
  expect(await found('FT26')).toEqual([])
})

test('whoever owes what we laid out is found by the number of its paper, or of the authority’s receipt', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  const asked = { kind: 'municipal', line: 'rent', authority: 'بلدية ظفار', dueOn: '2026-01-15', amount: '15' } as const
  const { id: outlayId } = await chargeOutlay(huda(), { id: id(), partyId: salim, reference: 'MUN-7', ...asked })
  await chargeOutlay(huda(), { id: id(), partyId: said, reference: '300512', ...asked })
  await addOutlayReceipt(huda(), { id: id(), outlayId, number: 'R-19', day: '2026-01-15', receipt: [pdf] })
  for (const q of ['MUN-7', 'mun-٧', 'r-19']) expect(await found(q)).toEqual([salim])
  expect(await found('300512')).toEqual([said])
})

test('whoever a debt was given up for is found by the number of that voucher', async () => {
  const salim = await customer()
  const { chargeId: chargeId1 } = await owes(salim, '20')
  const why = { reason: 'غادر البلاد', attempts: 'اتصلنا به ثلاث مرات' }
  const accountant = await colleague('noura', 'accountant')
  const { number } = await askWriteOff(accountant, { id: id(), partyId: salim, chargeId1, amount1: '20', ...why })
  expect(await found(number)).toEqual([salim])
})

test('a tenant is found by the number of their lease, and an owner by that of the mandate, by whoever sees neither', async () => {
  const { letting, tenant, started } = leasesOf(office)
  const { near, units, mandateId } = await letting()
  const partyId = await tenant(near)
  const { id: leaseId } = await started(near, { unitId: units[0] ?? '', partyId })
  const numbers = await office.db.selectFrom('contracts').select(['id', 'number', 'partyId']).execute()
  const of = (one: string) => numbers.find(({ id: other }) => other === one)
  expect(await found(of(leaseId)?.number.toLowerCase() ?? '')).toEqual([partyId])
  expect(await found(of(mandateId)?.number ?? '')).toEqual([of(mandateId)?.partyId])
  expect(await found(`${of(leaseId)?.number}9`)).toEqual([])
})
