import { beforeEach, expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { drawUp } from './invoice.ts'
import { addToInvoice } from './use-cases/add-to-invoice.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'

const office = testOffice()
const { huda, id, customer, debt, wrong } = payersOf(office)
const fees = () => balanceOf(office, { account: '4440' })

beforeEach(async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
})

const hire = { kind1: 'car-hire', description1: 'تأجير سيارة أربعة أيام', quantity1: '4', unitPrice1: '15' } as const
const fee = { kind2: 'cancellation-fee', line2: 'cars', description2: 'لم يحضر', quantity2: '2', unitPrice2: '5.005' } as const

async function charged() {
  const partyId = await customer()
  const dates = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
  const { papers } = await issueInvoice(huda(), { id: id(), partyId, ...dates, ...hire, ...fee })
  const rows = office.db.selectFrom('charges').select(['id', 'quantity', 'unitPrice', 'net', 'vat', 'incomeAccount'])
  const charge = await rows.where('kind', '=', 'cancellation-fee').executeTakeFirstOrThrow()
  return { partyId, invoiceId: papers[0]?.id ?? '', charge }
}

test('a cancellation fee has its tax inside, beside lines that bear theirs, and is given back whole', async () => {
  const { partyId, invoiceId, charge } = await charged()
  expect(charge).toMatchObject({ quantity: 1000, unitPrice: 9_533n, net: 9_533n, vat: 477n, incomeAccount: '4440' })
  expect(await office.db.selectFrom('invoices').select(['kind', 'net', 'vat']).execute()).toEqual([
    { kind: 'simplified-invoice', net: 69_533n, vat: 3_477n },
  ])
  expect([await debt(partyId), await fees()]).toEqual([73_010n, 9_533n])
  expect(await wrong()).toEqual([])

  const back = { chargeId1: charge.id, net1: '9.533', reason: 'حضر متأخرًا' }
  await creditInvoice(huda(), { id: id(), invoiceId, ...back })
  expect([await debt(partyId), await fees()]).toEqual([63_000n, 0n])
  expect(await wrong()).toEqual([])
})

test('what is added to it later bears its tax on top, as whoever adds it reads', async () => {
  const { partyId, invoiceId, charge } = await charged()
  const added = { chargeId1: charge.id, net1: '0.010', reason: 'نقص يوم', dueOn: '2026-02-01' }
  await addToInvoice(huda(), { id: id(), invoiceId, ...added })
  expect(await debt(partyId)).toBe(73_021n)
  expect(await wrong()).toEqual([])
})

test('of ten baisa with their tax inside no more than ten are owed, registered or not', () => {
  const line = { kind: 'cancellation-fee', line: 'cars', description: 'x', quantity: 1000, unitPrice: 10n, discount: 0n } as const
  const sides = { rate: 5, buyerVatin: null }
  expect(drawUp([line], { ...sides, vatin: 'OM1234567890' })).toMatchObject([{ net: 10n, vat: 0n }])
  expect(drawUp([{ ...line, unitPrice: 10_000n }], { ...sides, vatin: null })).toMatchObject([{ net: 10_000n, vat: 0n }])
})
