import { beforeEach, expect, test } from 'vitest'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { wordsOf } from '#areas/contracts/templates/contract-paper.ts'
import { blank } from '#areas/contracts/templates/contract-text.ts'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { closeContract, terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { mandateTerms } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { correctMandate } from '../mandates/use-cases/correct-mandate.ts'
import { propertiesPermissions } from '../permissions.ts'
import type { DepositForm } from './inputs.ts'
import { instalmentsOf } from './lease-held.ts'
import { leaseValues } from './lease-values.ts'
import { totalOf } from './schedule.ts'
import { changeDeposit, changeTerms, correctSchedule } from './use-cases/change-lease.ts'
import { recordRegistration, submitRegistration } from './use-cases/register-lease.ts'
import { runRent } from './use-cases/run-rent.ts'
import { startLease } from './use-cases/start-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const aDay = 86_400_000

let near: Ctx
let far: Ctx
let unitId: string
let mandateId: string
let partyId: string
let other: string
beforeEach(async () => {
  const one = await letting()
  ;[near, far, mandateId] = [one.near, one.far, one.mandateId]
  ;[unitId = '', other = ''] = one.units
  partyId = await tenant(near)
})

const house = () => office.staff('maryam', propertiesPermissions.runRent)
const contract = (id: string) => office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const charges = async (id: string) => (await chargesOfContracts(office, [id])).filter(({ kind }) => kind === 'rent')
const days = async (unit = unitId) =>
  (await occupanciesOf(near, unit, { from: '2026-01-01' })).map(({ from, until, kind }) => `${kind} ${from} ${until}`)
const signed = async (contractId: string) => {
  await sendForSignature(near, { contractId })
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
}
const inForce = async (unit = unitId) => {
  const { id } = await started(near, { unitId: unit, partyId })
  await putInForce(near, id)
  return id
}
const terms = {
  ...{ seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '300', rentFor: 'month', frequency: '3' },
  ...{ paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
} as const

const besides: DepositForm = {
  ...{ deposit: '250', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'transfer', feePaidBy: 'owner' },
}

test('a lease begins with unit and tenant alone, once however often its form is sent, and within the branch', async () => {
  const asked = { id: near.newId(), unitId, partyId, startsOn: '2026-01-01' }
  const twice = await Promise.all([startLease(near, asked), startLease(near, asked)])
  expect(twice[0]?.number).toBe(twice[1]?.number)
  await expect(startLease(far, { ...asked, id: near.newId() })).rejects.toMatchObject({ status: 404 })
  const one = await contract(asked.id)
  expect(one).toMatchObject({ endsOn: '2026-12-31', value: 3_000_000n, title: 'شقة 1، برج السعادة', state: 'draft' })
  expect(await instalmentsOf(office.db, asked.id)).toHaveLength(12)
})

test('R6: other terms write the schedule anew, and its sum is the value of the contract', async () => {
  const { id: contractId } = await started(near, { unitId, partyId })
  const free = { freeFrom: '2026-01-01', freeUntil: '2026-01-31', stepFrom1: '2026-07-01', stepRent1: '330' }
  const never = { ...terms, freeFrom: terms.startsOn, freeUntil: terms.endsOn }
  await expect(changeTerms(near, { contractId, ...never })).rejects.toMatchObject({ issues: [{ path: ['freeUntil'] }] })
  await changeTerms(near, { contractId, ...terms, ...free })
  await expect(changeTerms(near, { contractId, ...terms })).rejects.toThrow('تغيّرت حالة العقد')
  const rows = await instalmentsOf(office.db, contractId)
  expect(rows.map(({ amount }) => amount)).toEqual([600_000n, 900_000n, 990_000n, 990_000n])
  expect((await contract(contractId)).value).toBe(totalOf(rows))
  await expect(changeTerms(near, { contractId, ...terms, seen: '2', endsOn: '2025-01-01' })).rejects.toThrow('آخر يوم')
  const both = changeTerms(near, { contractId, ...terms, seen: '2', endsOn: '2025-01-01', noticeDays: '-5' })
  await expect(both).rejects.toMatchObject({ issues: [{ path: ['noticeDays'] }, { path: ['endsOn'] }] })
})

test('rows are corrected as long as they stay the value of the lease', async () => {
  const { id: contractId } = await started(near, { unitId, partyId })
  await changeTerms(near, { contractId, ...terms, frequency: '6' })
  const rows = { contractId, seen: '2', dueOn1: '2026-01-05', amount1: '2000', dueOn2: '2026-07-05' }
  await expect(correctSchedule(near, { ...rows, amount2: '1000' })).rejects.toThrow('غير قيمة العقد')
  await correctSchedule(near, { ...rows, amount2: '1600' })
  expect((await instalmentsOf(office.db, contractId)).map(({ dueOn, amount }) => `${dueOn} ${amount}`)).toEqual([
    '2026-01-05 2000000',
    '2026-07-05 1600000',
  ])
})

test('what is agreed besides the rent holds together, and nobody answers for himself', async () => {
  const { id: contractId } = await started(near, { unitId, partyId })
  const asked = { contractId, seen: '1', ...besides }
  await expect(changeDeposit(near, { ...asked, guarantorId: partyId })).rejects.toThrow('لا يكفل المستأجر نفسه')
  await expect(changeDeposit(near, { ...asked, lateRule: 'fixed' })).rejects.toThrow('مبلغ رسم التأخير')
  const guarantorId = await tenant(near, 'علي المعشني', '91234571')
  await changeDeposit(near, { ...asked, guarantorId, lateRule: 'percent', lateRate: '2' })
  const parties = await office.db.selectFrom('contractParties').select('role').where('contractId', '=', contractId).execute()
  expect(parties.map(({ role }) => role).toSorted()).toEqual(['guarantor', 'tenant'])
})

test('in force the unit is theirs, the deposit is asked for, and the first instalment demanded once', async () => {
  const id = await inForce()
  expect(await days()).toEqual(['lease 2026-01-01 2026-12-31'])
  expect((await charges(id)).map(({ dueOn, net }) => `${dueOn} ${net}`)).toEqual(['2026-01-01 250000'])
  expect(await office.db.selectFrom('deposits').select('amount').where('id', '=', id).execute()).toEqual([{ amount: 250_000n }])
  const roles = await office.db.selectFrom('partyRoles').select('role').where('partyId', '=', partyId).execute()
  expect(roles).toContainEqual({ role: 'tenant' })
  await runRent(house(), {})
  expect(await charges(id)).toHaveLength(1)
  office.later(10 * aDay)
  await Promise.all([runRent(house(), {}), runRent(house(), {})])
  expect((await charges(id)).map(({ dueOn }) => dueOn)).toEqual(['2026-01-01', '2026-02-01'])
})

test('R10: without authority, without knowing who the tenant is, or beyond the mandate nothing is put in force', async () => {
  const { id: contractId } = await started(near, { unitId, partyId })
  await signed(contractId)
  const power = { ...mandateTerms, powerUntil: '2026-01-10', contractId: mandateId, seen: '1' }
  await correctMandate(near, power)
  await expect(activateContract(near, { contractId })).rejects.toThrow('تنتهي الوكالة')
  await correctMandate(near, { ...power, powerUntil: '2027-01-10', seen: '2' })
  await activateContract(near, { contractId })
  const unknown = await started(near, { unitId: other, partyId: await tenant(near, 'مجهول الهوية', '91234572', null) })
  await expect(sendForSignature(near, { contractId: unknown.id })).rejects.toThrow('لا رقم مدني')
  expect(await contract(unknown.id)).toMatchObject({ state: 'draft', sentAt: null })
  const long = await started(near, { unitId: other, partyId, startsOn: '2026-02-01' })
  await expect(putInForce(near, long.id)).rejects.toThrow('بعد نهاية اتفاقية الإدارة')
})

test('without authority nobody is asked to sign, and no paper is taken as signed', async () => {
  const { id: contractId } = await started(near, { unitId, partyId, startsOn: '2026-02-01' })
  await expect(sendForSignature(near, { contractId })).rejects.toMatchObject({ code: 'properties.beyond-mandate' })
  await changeTerms(near, { contractId, ...terms, startsOn: '2026-02-01' })
  const power = { ...mandateTerms, powerUntil: '2026-01-31', contractId: mandateId, seen: '1' }
  await correctMandate(near, power)
  const refused = { code: 'properties.no-authority', message: expect.stringContaining('تنتهي الوكالة') }
  await expect(sendForSignature(near, { contractId })).rejects.toMatchObject(refused)
  expect(await contract(contractId)).toMatchObject({ state: 'draft', sentAt: null })
  await correctMandate(near, { ...power, powerUntil: '2027-01-10', seen: '2' })
  await sendForSignature(near, { contractId })
  await correctMandate(near, { ...power, seen: '3' })
  await expect(signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })).rejects.toMatchObject(refused)
  expect(await contract(contractId)).toMatchObject({ state: 'pending-signature', signedOn: null })
})

test('a unit that is taken is said at the field, with the day from which it is free', async () => {
  await inForce()
  await expect(started(near, { unitId, partyId, startsOn: '2026-06-01' })).rejects.toThrow('ابدأ من')
  expect(await started(near, { unitId, partyId, startsOn: '2027-01-01' })).toBeTruthy()
})

test('R8: an early end frees the unit and takes back what is future and unpaid; what is owed until then is demanded', async () => {
  const { id: contractId } = await started(near, { unitId, partyId })
  await changeTerms(near, { contractId, ...terms, rent: '310', frequency: '1' })
  await putInForce(near, contractId)
  await terminateEarly(near, { contractId, on: '2026-01-15', reason: 'نُقل عمله' })
  expect(await days()).toEqual(['lease 2026-01-01 2026-01-15'])
  expect((await charges(contractId)).map(({ net, open }) => `${net} ${open}`)).toEqual(
    expect.arrayContaining(['310000 0', '150000 150000']),
  )
  expect((await instalmentsOf(office.db, contractId)).map(({ until }) => until)).toEqual(['2026-01-15'])
  await expect(closeContract(near, { contractId })).rejects.toThrow('مستحقات مفتوحة')
  office.later(60 * aDay)
  await runRent(house(), {})
  expect(await charges(contractId)).toHaveLength(2)
})

test('a renewal carries on at its own value, and asks for no second deposit', async () => {
  const contractId = await inForce()
  const id = near.newId()
  const next = { id, contractId, endsOn: '2027-12-31', value: '3300', noticeDays: '90' }
  await expect(renewContract(near, { ...next, endsOn: '2078-12-31' })).rejects.toThrow('المدة حتى 50 سنة')
  await renewContract(near, next)
  const rows = await instalmentsOf(office.db, id)
  expect([rows.length, totalOf(rows), rows[0]?.from]).toEqual([12, 3_300_000n, '2027-01-01'])
  const { rent } = await office.db.selectFrom('leases').select('rent').where('contractId', '=', id).executeTakeFirstOrThrow()
  expect(rent).toBe(275_000n)
})

test('a lease is registered once it is in force, and its task is done with it', async () => {
  const contractId = await inForce()
  const open = () => office.db.selectFrom('tasks').select('status').where('rule', '=', 'lease-registration').execute()
  expect(await open()).toHaveLength(1)
  await submitRegistration(near, { contractId, on: '2026-01-15' })
  await expect(submitRegistration(near, { contractId, on: '2026-01-15' })).rejects.toThrow('تغيّرت حالة التوثيق')
  await expect(
    recordRegistration(near, { contractId, registration: '77/2026', on: '2026-01-16', fee: '90', way: 'later' }),
  ).rejects.toThrow('لم يأتِ')
  await recordRegistration(near, { contractId, registration: '77/2026', on: '2026-01-15', fee: '90', way: 'later' })
  await expect(
    recordRegistration(far, { contractId, registration: '78', on: '2026-01-15', fee: '0', way: 'self' }),
  ).rejects.toMatchObject({
    status: 404,
  })
})

test('the text of a lease speaks of what was agreed, and says nothing of what was not', async () => {
  const { id: contractId } = await started(near, { unitId, partyId })
  const told = await leaseValues(office, contractId)
  expect(told).toMatchObject({
    ...{ owner: 'سالم العمري', use: 'السكن', deposit: '250.000 ر.ع.', schedule: '12 قسطًا، كل منها 250.000 ر.ع.' },
    ...{ tenantIdentity: 'خالد المعشني: الرقم المدني 91234570، الهاتف 9123\u00a04570.', guarantorIdentity: '' },
    rent: 'الإيجار 250.000 ر.ع. عن كل شهر، يُسدّد كل شهر مقدمًا أول الفترة، بالشيكات.',
    ...{ rentSteps: '', freePeriods: '', dueDay: '', conditions: '' },
    depositTerm: expect.stringContaining('يدفع الطرف الثاني تأمينًا قدره 250.000 ر.ع.، يُرد'),
    utilities: expect.stringContaining('يتحمل الطرف الثاني'),
    lateFee: 'يُمهل الطرف الثاني 7 أيام بعد يوم استحقاق القسط.',
    place: expect.stringContaining('ولاية'),
  })
  expect(told.instalments?.split('\n')).toHaveLength(12)
  expect(told.instalments).toContain('القسط 2، من 1 فبراير 2026 إلى 28 فبراير 2026، يستحق في 1 فبراير 2026: 250.000 ر.ع.')
  const words = await wordsOf(near, await contract(contractId))
  for (const gone of [blank, 'شروط خاصة', '{']) expect(words?.text).not.toContain(gone)
  expect(words?.text).not.toMatch(/ر\.ع\.{2}/)
  const others = { deposit: '0', graceDays: '5', lateRule: 'fixed', lateAmount: '10', utilitiesBy: 'owner' } as const
  await changeDeposit(near, { contractId, seen: '1', ...besides, ...others, conditions: '# لا حيوانات {about} {{x}}' })
  expect(await leaseValues(office, contractId)).toMatchObject({
    ...{ depositTerm: 'لا تأمين على هذا العقد.', conditions: 'لا حيوانات {about} {{x}}' },
    utilities: 'يتحمل الطرف الأول قيمة استهلاك الكهرباء والماء والصرف الصحي.',
    lateFee: expect.stringMatching(/^يُمهل الطرف الثاني 5 أيام .* رسم تأخير قدره 10\.000 ر\.ع\. مرة واحدة/),
  })
  expect((await wordsOf(near, await contract(contractId)))?.text).toContain('# شروط خاصة\nلا حيوانات {about} {{x}}\n')
})
