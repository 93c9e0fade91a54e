import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { changeMoneySetting } from '#areas/finance/settings/use-cases/change-money-setting.ts'
import { bouncePaperOf } from '#areas/finance/vouchers/bounce-paper.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'

const office = testOffice()
const { huda, id, customer, brings, bank, debt, wrong } = vaultOf(office)
const sets = (settings: Parameters<typeof changeSettings>[1]) =>
  changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), settings)

const says = (value: 'standard' | 'out-of-scope') =>
  changeMoneySetting(huda(), { key: 'bounceFeeVat', value, fromDay: '2026-01-15', reason: 'رأي المحاسب' })

/** A cheque comes back, and its fee of ten is charged; how, and what is owed. */
async function bounced() {
  const [accountId, salim] = [await bank(), await customer()]
  const chequeId = await brings(salim, '30')
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  await bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'الرصيد لا يكفي', ourFee: '10' })
  const charge = office.db.selectFrom('charges').innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
  const fee = await charge
    .select(['charges.net', 'charges.vat', 'vatCategory', 'vatReason', 'invoices.kind'])
    .executeTakeFirstOrThrow()
  expect(await wrong()).toEqual([])
  return { fee, owes: await debt(salim) }
}

const taxed = { net: 10_000n, vat: 500n, vatCategory: 'standard', vatReason: null, kind: 'simplified-invoice' }
test.each([
  ['as long as nothing is set', null],
  ['where it is set so', 'standard'],
] as const)('the fee of a cheque that came back bears tax %s', async (_, value) => {
  await sets(registeredCompany)
  if (value) await says(value)
  expect(await bounced()).toEqual({ fee: taxed, owes: 10_500n })
})

test('whoever gave it is told on paper what its fee is, and what the two come to', async () => {
  await sets(registeredCompany)
  await bounced()
  const { id: chequeId } = await office.db.selectFrom('cheques').select('id').executeTakeFirstOrThrow()
  const text = pdfText((await bouncePaperOf(huda(), chequeId)) ?? new Uint8Array())
  expect(['10.500', '40.500'].filter((one) => !text.includes(one))).toEqual([])
})

test('taken for compensation it bears none, on a note that says why', async () => {
  await sets(registeredCompany)
  await says('out-of-scope')
  const vatReason = 'تعويض عن ارتجاع شيك، وليس مقابل توريد'
  const fee = { net: 10_000n, vat: 0n, vatCategory: 'out-of-scope', vatReason, kind: 'debit-note' }
  expect(await bounced()).toEqual({ fee, owes: 10_000n })
})
