import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { addToInvoice } from '#areas/finance/invoices/use-cases/add-to-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { permissionForEvidence } from './deposit-detail.ts'
import type { ForfeitDepositForm } from './inputs.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { askForfeit } from './use-cases/ask-forfeit.ts'
import { deductDeposit } from './use-cases/deduct-deposit.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { huda, id, customer, box, pays, debt, wrong } = payersOf(office)
const { colleague } = boxesOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)

/** Salim left a hundred, and Noura asks to keep some of it; Said may agree. */
async function held(amount = '100', line: 'cars' | 'rent' = 'cars') {
  const [, salim] = [await box(), await customer()]
  const asked = { partyId: salim, amount, line, contract: 'CR-26-7', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), ...asked })
  await pays(salim, amount)
  return { salim, depositId, noura: await colleague('noura', 'accountant'), said: await colleague('said', 'financeManager') }
}
type Held = Awaited<ReturnType<typeof held>>

const why = { clause: 'البند 9: ألغى الحجز بعد موعده', notice: 'رسالة في 10 يناير', evidence: [pdf] }
const asks = ({ noura, depositId }: Held, amount: string, more: Partial<ForfeitDepositForm> = {}) =>
  askForfeit(noura, { id: id(), depositId, amount, ...why, ...more })
async function keeps(salim: Held, amount: string) {
  const { approvalId } = await asks(salim, amount)
  await approve(salim.said, { approvalId: approvalId ?? '' })
}
const heldOf = async (depositId: string) =>
  (await office.db.selectFrom('deposits').select('held').where('id', '=', depositId).executeTakeFirstOrThrow()).held
const paper = () =>
  office.db.selectFrom('invoices').selectAll().where('kind', 'in', ['simplified-invoice', 'tax-invoice', 'invoice']).execute()
const kept = () => balanceOf(office, { account: '4430' })

test('what is kept is income with its tax inside it, on a paper of its own, and leaves the deposit at once', async () => {
  await registered()
  const salim = await held()
  await keeps(salim, '42')
  expect(await paper()).toMatchObject([{ kind: 'simplified-invoice', net: 40_000n, vat: 2_000n }])
  expect([await heldOf(salim.depositId), await debt(salim.salim), await kept()]).toEqual([58_000n, 0n, 40_000n])
  expect(await balanceOf(office, { account: '2180', key: '2026-Q1' })).toBe(2_000n)
  await nothingWrong()
})

/** Of every twenty-one amounts there is one whose tax, taken out of the whole, is not the rate of what is left. */
test.each(['0.001', '0.010', '0.031', '50.0', '50.01', '99.991', '100'])(
  '%s is kept whole, whatever its tax is',
  async (amount) => {
    await registered()
    const salim = await held()
    await keeps(salim, amount)
    const [{ net, vat } = { net: 0n, vat: 0n }] = await paper()
    const whole = net + vat
    expect([whole, vat]).toEqual([100_000n - (await heldOf(salim.depositId)), (2n * whole * 5n + 105n) / 210n])
    await nothingWrong()
  },
)

test('whoever is not registered keeps the whole without tax', async () => {
  const salim = await held()
  await keeps(salim, '21')
  expect(await paper()).toMatchObject([{ kind: 'invoice', net: 21_000n, vat: 0n }])
  await nothingWrong()
})

test('above five hundred it is a full tax invoice', async () => {
  await registered()
  const salim = await held('700')
  await keeps(salim, '525')
  expect(await paper()).toMatchObject([{ kind: 'tax-invoice', net: 500_000n, vat: 25_000n }])
})

test('a credit note undoes it, a part or all: what is owed no more is held again', async () => {
  await registered()
  const salim = await held()
  await keeps(salim, '50.01')
  const [{ id: invoiceId, net } = { id: '', net: 0n }] = await paper()
  const charge = await office.db.selectFrom('charges').select('id').where('invoiceId', '=', invoiceId).executeTakeFirstOrThrow()
  const credits = (amount: string) =>
    creditInvoice(huda(), { id: id(), invoiceId, reason: 'صالحناه', chargeId1: charge.id, net1: amount })
  const more = { id: id(), invoiceId, reason: 'بقي منه', dueOn: '2026-01-20', chargeId1: charge.id, net1: '1' }
  await expect(addToInvoice(huda(), more)).rejects.toMatchObject({ code: 'finance.kept-is-whole' })
  await credits('10')
  expect([await heldOf(salim.depositId), await debt(salim.salim)]).toEqual([60_490n, 0n])
  await nothingWrong()
  await credits(String(Number(net - 10_000n) / 1000))
  expect([await heldOf(salim.depositId), await debt(salim.salim), await kept()]).toEqual([100_000n, 0n, 0n])
  await nothingWrong()
})

test('nobody agrees to what they asked for, and what was refused is held', async () => {
  const salim = await held()
  const { approvalId } = await asks({ ...salim, noura: salim.said }, '30')
  await expect(approve(salim.said, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ status: 403 })
  const other = await colleague('khalid', 'financeManager')
  await reject(other, { approvalId: approvalId ?? '', note: 'لا بند كهذا' })
  expect([await heldOf(salim.depositId), await kept()]).toEqual([100_000n, 0n])
  await keeps(salim, '100')
  expect(await heldOf(salim.depositId)).toBe(0n)
  await nothingWrong()
})

test('no more is asked for than is held and promised to nobody, and what is asked for is not deducted meanwhile', async () => {
  const salim = await held()
  const back = { amount: '18', method: 'cash', purpose: 'انتهى العقد' } as const
  await refundDeposit(huda(), { id: id(), depositId: salim.depositId, ...back })
  await expect(asks(salim, '82.005')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const { approvalId } = await asks(salim, '82')
  await expect(asks(salim, '0.005')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const damage = { charge: 'new', kind: 'car-damage', description: 'خدش', price: '40', reason: 'محضر', evidence: [pdf] } as const
  await expect(deductDeposit(huda(), { id: id(), depositId: salim.depositId, ...damage })).rejects.toMatchObject({
    issues: [{ path: ['price'] }],
  })
  await approve(salim.said, { approvalId: approvalId ?? '' })
  expect(await heldOf(salim.depositId)).toBe(18_000n)
  await nothingWrong()
})

test('six presses ask once, and what is shown to prove it opens for whoever sees the deposit', async () => {
  const salim = await held()
  const form = { id: id(), depositId: salim.depositId, amount: '5', ...why }
  await Promise.all(Array.from({ length: 6 }, () => askForfeit(salim.noura, form)))
  const rows = await office.db.selectFrom('depositForfeits').select('fileId').execute()
  expect(rows).toHaveLength(1)
  expect(await permissionForEvidence(salim.noura, rows[0]?.fileId ?? '')).toBe(financePermissions.viewDeposits)
})

test('a tenant’s is the owner’s to keep, and nothing is kept without proof, clause or notice', async () => {
  const tenant = await held('100', 'rent')
  await expect(asks(tenant, '5')).rejects.toMatchObject({ code: 'finance.owners-deposit' })
  for (const [field, bare] of [
    ['evidence', { evidence: [] }],
    ['clause', { clause: '' }],
    ['notice', { notice: '' }],
  ] as const)
    await expect(asks(tenant, '5', bare)).rejects.toSatisfy(
      (error: { code?: string; issues?: { path: string[] }[] }) => field === 'evidence' || error.issues?.[0]?.path[0] === field,
    )
  await expect(
    askForfeit(office.staff('noor'), { id: id(), depositId: tenant.depositId, amount: '5', ...why }),
  ).rejects.toMatchObject({
    status: 403,
  })
})
