import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { coverCharges } from './cheques/use-cases/cover-charges.ts'
import { receiveCheques } from './cheques/use-cases/receive-cheques.ts'
import { creditInvoice } from './credit-notes/use-cases/credit-invoice.ts'
import { receivePayment } from './receipts/use-cases/receive-payment.ts'
import { askSetOff } from './set-offs/use-cases/ask-set-off.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, brings, wrong } = vaultOf(office)
const { colleague } = banksOf(office)

test('what a form is about stands in it once: the second line is told so under its field, and nothing is posted', async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const [, partyId, noura] = [await box(), await customer(), await colleague('noura', 'accountant')]
  await pays(partyId, '9')
  const { invoiceId, chargeId } = await owes(partyId, '20')
  const chequeId = await brings(partyId, '5')
  const twice = { chargeId1: chargeId, chargeId2: chargeId.toUpperCase() }
  const paid = { charge1: chargeId, charge2: chargeId }
  const cheque = { bank: 'بنك نزوى', number1: '77', dueOn1: '2026-02-01', amount1: '5', cover: 'chosen' } as const
  const given = { id: id(), partyId, reason: 'أفلس' }

  const forms = {
    net2: () => creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', ...twice, net1: '0.010', net2: '0.010' }),
    pay2: () => receivePayment(huda(), { id: id(), partyId, method1: 'cash', amount1: '9', ...paid, pay1: '1', pay2: '2' }),
    amount2: () => askWriteOff(noura, { ...given, attempts: 'رسالتان', evidence: [], ...twice, amount1: '1', amount2: '1' }),
    'amount2 of a set-off': () =>
      askSetOff(noura, { ...given, pot: 'credit', consent: 'كتب', evidence: [pdf], ...twice, amount1: '1', amount2: '1' }),
    charge2: () => receiveCheques(huda(), { id: id(), partyId, ...cheque, ...paid }),
    'charge2 of a cheque in hand': () => coverCharges(huda(), { chequeId, rest: 'credit', ...paid }),
  }
  const before = await office.db.selectFrom('journals').select('id').execute()
  for (const [field, send] of Object.entries(forms)) {
    await expect(send(), field).rejects.toMatchObject({
      issues: [{ path: [field.split(' ')[0]], message: expect.stringContaining('سطر قبله') }],
    })
  }
  expect(await office.db.selectFrom('journals').select('id').execute()).toHaveLength(before.length)
  expect(await wrong()).toEqual([])
})

test('an id that is none is told of in Arabic, as everything is', async () => {
  const [, partyId] = [await box(), await customer()]
  const cash = { id: id(), partyId, method1: 'cash', amount1: '5' } as const
  await expect(receivePayment(huda(), { ...cash, charge1: 'made-up', pay1: '5' })).rejects.toMatchObject({
    issues: [{ path: ['charge1'], message: expect.stringMatching(/^لم نفهم ما وصل هنا/) }],
  })
})
