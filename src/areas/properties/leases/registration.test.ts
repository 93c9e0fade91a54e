import { beforeEach, expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { changeMoneySetting } from '#areas/finance/settings/use-cases/change-money-setting.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { remindOfRegistration, tellRegistrationDue } from '../own-lease/use-cases/remind-of-registration.ts'
import { propertiesPermissions } from '../permissions.ts'
import type { RegistrationForm } from './inputs.ts'
import { lease } from './lease-detail.ts'
import { changeDeposit } from './use-cases/change-lease.ts'
import { chargeMunicipalFee } from './use-cases/charge-municipal-fee.ts'
import { correctRegistration } from './use-cases/correct-registration.ts'
import { expireRegistration, expireRegistrations } from './use-cases/expire-registrations.ts'
import { excuseRegistration, recordRegistration, submitRegistration } from './use-cases/register-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { huda, debt, id } = payersOf(office)
const aDay = 86_400_000

let near: Ctx
let far: Ctx
let partyId: string
let units: readonly string[]
let contractId: string
beforeEach(async () => {
  const one = await letting('1-2')
  ;[near, far, units] = [one.near, one.far, one.units]
  partyId = await tenant(near)
  contractId = await leased(0)
})

/** In force and signed on the tenth; the tenant bears the fee of the municipality. */
async function leased(place: number, signedOn = '2026-01-10') {
  const made = await started(near, { unitId: units[place] ?? '', partyId })
  const besides = { deposit: '0', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'transfer' } as const
  await changeDeposit(near, { contractId: made.id, seen: '1', ...besides, feePaidBy: 'tenant' })
  await putInForce(near, made.id, signedOn)
  return made.id
}
const typed = { registration: '77/2026', on: '2026-01-14', fee: '90', way: 'self' } as const
const registers = (more: Partial<RegistrationForm> = {}) => recordRegistration(near, { contractId, ...typed, ...more })
const corrects = (more: object) =>
  correctRegistration(near, {
    contractId,
    registration: '77/2026',
    on: '2026-01-14',
    fee: '90',
    reason: 'خطأ في الكتابة',
    ...more,
  })
const shown = async () => (await lease(near, contractId)) ?? expect.fail('no lease')
const field = (name: string) => ({ issues: [expect.objectContaining({ path: [name] })] })
const openTasks = async () =>
  (
    await office.db
      .selectFrom('tasks')
      .selectAll()
      .where('rule', '=', 'lease-registration')
      .where('status', '=', 'open')
      .execute()
  )
    .filter(({ subjectId }) => subjectId === contractId)
    .map(({ title }) => title)

test('the fee is by the rate of the day a lease was signed on, and to the municipality that the company names', async () => {
  const rate = { key: 'municipalFeeRate', fromDay: '2026-01-16', reason: 'قرار البلدية 7/2026' } as const
  for (const value of ['2.5', '101', '-1']) await expect(changeMoneySetting(huda(), { ...rate, value })).rejects.toThrow('النسبة')
  await changeMoneySetting(huda(), { ...rate, value: '٥' })
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), { municipality: 'بلدية مسقط' })
  office.later(aDay)
  expect(await shown()).toMatchObject({ usualFee: { amount: 90_000n, rate: 3 } })
  await registers({ way: 'now' })
  const laid = await office.db.selectFrom('outlays').select('authority').executeTakeFirstOrThrow()
  expect(laid.authority).toBe('بلدية مسقط')

  contractId = await leased(1, '2026-01-16')
  expect(await shown()).toMatchObject({ usualFee: { amount: 150_000n, rate: 5 } })
  const later = { registration: '78/2026', on: '2026-01-16' }
  await expect(registers({ ...later, fee: '90' })).rejects.toThrow('5% من أجرة السنة')
  await registers({ ...later, fee: '150' })
})

test('a day that cannot be, a number of another unit and a fee unlike the law’s are said at their fields', async () => {
  await expect(registers({ on: '2026-01-16' })).rejects.toThrow('لم يأتِ')
  await expect(registers({ on: '2026-01-09' })).rejects.toThrow('وُقّع العقد في')
  await expect(submitRegistration(near, { contractId, on: '2026-01-09' })).rejects.toThrow('وُقّع العقد في')
  await submitRegistration(near, { contractId, on: '2026-01-13' })
  await expect(registers({ on: '2026-01-12' })).rejects.toThrow('قُدّم العقد للبلدية في')
  await expect(registers({ registration: ' ' })).rejects.toMatchObject(field('registration'))
  await expect(registers({ until: '2027-01-01' })).rejects.toMatchObject(field('until'))
  await expect(registers({ fee: '12' })).rejects.toMatchObject(field('sure'))
  await expect(registers({ fee: '900' })).rejects.toThrow('90.000')
  await registers({ fee: '12', sure: 'yes' })
  expect(await shown()).toMatchObject({ municipalFee: 12_000n, registeredUntil: '2026-12-31' })
  const other = await leased(1)
  await expect(recordRegistration(near, { contractId: other, ...typed })).rejects.toThrow('هذا رقم توثيق العقد')
})

test('the last day to register is counted from the signing, by the page and by the task alike', async () => {
  expect((await shown()).registering).toEqual({ until: '2026-02-09', left: 25 })
  expect(await openTasks()).toEqual([expect.stringContaining('9 فبراير 2026')])
})

test('what was written down wrong is corrected with its reason; a fee that was charged is taken back first', async () => {
  await expect(corrects({})).rejects.toMatchObject({ code: 'properties.not-registered' })
  await registers({ way: 'now' })
  await expect(corrects({ fee: '95' })).rejects.toMatchObject(field('fee'))
  await expect(corrects({ reason: ' ' })).rejects.toMatchObject(field('reason'))
  await expect(correctRegistration(far, { contractId, ...typed, reason: 'خطأ' })).rejects.toMatchObject({ status: 404 })
  await corrects({ registration: '78/2026' })
  const [fee] = (await shown()).fee.charged
  const charge = office.db
    .selectFrom('charges')
    .select('id')
    .where('invoiceId', '=', fee?.invoiceId ?? '')
  const { id: chargeId1 } = await charge.executeTakeFirstOrThrow()
  await creditInvoice(huda(), { id: id(), invoiceId: fee?.invoiceId ?? '', chargeId1, net1: '90', reason: 'خطأ' })
  await corrects({ registration: '78/2026', fee: '95' })
  await chargeMunicipalFee(near, { contractId, way: 'now' })
  expect([(await shown()).registrationNumber, await debt(partyId)]).toEqual(['78/2026', 95_000n])
  const told = office.db.selectFrom('facts').select('data').where('name', '=', 'properties.registration-corrected')
  const [first] = await told.orderBy('sequence').execute()
  expect(first?.data).toMatchObject({ before: { registration: '77/2026' }, registration: '78/2026' })
})

test('a lease that need not be registered says why, asks nobody, and may be registered all the same', async () => {
  await excuseRegistration(near, { contractId, reason: 'عقار حكومي' })
  expect(await shown()).toMatchObject({ registration: 'not-required', registrationExcuse: 'عقار حكومي', registering: null })
  expect(await openTasks()).toEqual([])
  await expect(excuseRegistration(near, { contractId, reason: 'مرة أخرى' })).rejects.toThrow('تغيّرت حالة التوثيق')
  await registers()
  expect(await shown()).toMatchObject({ registration: 'registered', registrationExcuse: null })
})

test('when the term of the registration is over the lease is registered again, with a fee of its own', async () => {
  await registers({ until: '2026-01-31', way: 'now' })
  office.later(16 * aDay)
  await expireRegistrations(near)
  await expireRegistration(office.staff('maryam', propertiesPermissions.runRent), { contractId })
  await expect(expireRegistration(office.staff('nobody'), { contractId })).rejects.toMatchObject({ status: 403 })
  expect((await shown()).registration).toBe('registered')
  office.later(aDay)
  await Promise.all([expireRegistrations(near), expireRegistrations(near)])
  expect(await shown()).toMatchObject({ registration: 'expired', registering: { until: '2026-03-02' } })
  expect(await openTasks()).toEqual([expect.stringContaining('جدّد توثيق')])
  await registers({ registration: '5/2026', on: '2026-02-01', way: 'now' })
  expect([await debt(partyId), (await shown()).fee.charged.length, await openTasks()]).toEqual([180_000n, 2, []])
})

test('the tenant hears once, a week before the last day, that the lease is not registered; of what is registered nobody hears', async () => {
  const told = async () => {
    await office.announce()
    return (await office.messages()).map(({ text }) => text).filter((text) => text.includes('لتوثيق عقد'))
  }
  const other = await leased(1)
  await recordRegistration(near, { ...typed, contractId: other, registration: '78/2026' })
  // Signed on the tenth of January: until the ninth of February.
  office.later(17 * aDay)
  await remindOfRegistration(near)
  expect(await told()).toEqual([])
  office.later(aDay)
  await tellRegistrationDue(asTheHouse(near), { contractId: other })
  await expect(tellRegistrationDue(far, { contractId })).rejects.toMatchObject({ status: 403 })
  await Promise.all([remindOfRegistration(near), remindOfRegistration(near)])
  office.later(aDay)
  await remindOfRegistration(near)
  expect(new Set(await told())).toEqual(new Set(['التحالف: بقي 7 أيام لتوثيق عقد شقة 1، برج السعادة لدى البلدية.']))
  expect((await office.history()).filter((name) => name === 'properties.registration-due-soon')).toHaveLength(1)
})
