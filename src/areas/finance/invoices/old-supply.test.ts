import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { fileReturn } from '#areas/finance/closing/use-cases/file-return.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import { action as issueAct } from './routes/back-office-new-invoice.tsx'
import { issueInvoice } from './use-cases/issue-invoice.ts'

const office = testOffice()
const { huda, id, customer } = payersOf(office)
const { lockPeriods: _, ...others } = may
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
const line = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: '9' } as const
const fatima = () => office.staff('fatima', ...Object.values(others), ...Object.values(customersPermissions))

test('what was supplied long ago, or in a quarter that was filed, is charged by whoever holds the books alone', async () => {
  const partyId = await customer()
  const form = (day: string) => ({ id: id(), partyId, suppliedFrom: day, suppliedUntil: day, dueOn: '2026-01-20', ...line })
  const fault = { issues: [{ path: ['suppliedUntil'] }] }
  await expect(issueInvoice(fatima(), form('2025-01-02'))).rejects.toMatchObject(fault)
  await issueInvoice(fatima(), form('2025-11-02'))
  await fileReturn(huda(), { quarter: '2025-Q4', reference: 'VAT-1' })
  await expect(issueInvoice(fatima(), form('2025-11-02'))).rejects.toMatchObject(fault)
  await issueInvoice(huda(), form('2025-11-02'))
  await issueInvoice(fatima(), form('2026-01-02'))
})

test('nothing is due before the paper that asks for it', async () => {
  const form = { partyId: await customer(), suppliedFrom: '2026-01-14', suppliedUntil: '2026-01-14', ...line }
  const due = (dueOn: string) => issueInvoice(huda(), { id: id(), ...form, dueOn })
  await expect(due('2026-01-14')).rejects.toMatchObject({ issues: [{ path: ['dueOn'], message: 'الاستحقاق اليوم أو بعده.' }] })
  await due('2026-01-15')
})

test('a tax invoice later than the law has it is issued by whoever knows that it is', async () => {
  const partyId = await customer()
  const sends = (day: string, over: object = {}) => {
    const params = { id: id() }
    const form = { ...params, partyId, suppliedFrom: day, suppliedUntil: day, dueOn: '2026-01-20', ...line, ...over }
    return answered(issueAct(visit(huda(), '/', { params, form })))
  }
  const asks = { init: { status: 422 }, data: { fields: { anyway: [expect.stringContaining('15 يومًا')] } } }
  expect(await sends('2025-12-20')).toMatchObject({ status: 303 })
  await registered()
  expect(await sends('2025-12-30')).toMatchObject(asks)
  expect(await office.db.selectFrom('invoices').select('kind').execute()).toEqual([{ kind: 'invoice' }])
  expect(await sends('2025-12-30', { anyway: 'yes' })).toMatchObject({ status: 303 })
  expect(await sends('2025-12-31')).toMatchObject({ status: 303 })
  expect(await sends('2025-12-20', { kind1: 'late-fee', line1: 'cars', ground1: 'تأخر', evidence1: 'العقد 7' })).toMatchObject({
    status: 303,
  })
})
