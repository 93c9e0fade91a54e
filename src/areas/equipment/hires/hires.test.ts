import { beforeEach, expect, test } from 'vitest'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { addMachinePaper } from '../machines/use-cases/change-machine-papers.ts'
import { addOperator } from '../operators/use-cases/add-operator.ts'
import { equipmentPermissions } from '../permissions.ts'
import { hire, hires } from './queries.ts'
import { addLine, changeHire, strikeLine } from './use-cases/change-hire.ts'
import { dispatchMachine } from './use-cases/dispatch-machine.ts'
import { askOffHire, takeMachineBack } from './use-cases/end-line.ts'
import { exchangeMachine } from './use-cases/exchange-machine.ts'
import { extendHire } from './use-cases/extend-hire.ts'
import { activateHire, cancelHire, sendHire, takeHireBack } from './use-cases/sign-hire.ts'
import { startHire } from './use-cases/start-hire.ts'

const office = testOffice()
const { box, pays } = payersOf(office)
const { everything, here, clerk, far, asked, look, at, promised, agreed, going, out, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

test('a quotation is begun once, priced by the card of its day, and is not there for another branch', async () => {
  const form = asked()
  await Promise.all([startHire(clerk(), form), startHire(clerk(), form)])
  const one = await look(form.id)
  // 24 working days cost the month, which is carried there for nothing only from 26 days on.
  expect(one).toMatchObject({ stage: 'quoted', net: 1_990_000n, vat: 99_500n })
  expect(one.number).toMatch(/^EQ-/)
  expect(await hire(far(), form.id)).toBeNull()
  expect(await hires(clerk(), { stage: '', q: 'سدح' })).toMatchObject([{ stage: 'quoted' }])
  await expect(startHire(clerk(), { ...asked(), endsOn: '2026-01-01' })).rejects.toThrow('آخر يوم لا يسبق')
  await expect(startHire(clerk(), { ...asked(), withOperator: undefined })).rejects.toThrow('إلا بمشغّل')
  await expect(startHire(clerk(), { ...asked(), basis: 'load' })).rejects.toThrow('لا سعر لهذا النوع بالنقلة')
})

test('lines are added and struck while it is written, and its value follows', async () => {
  const form = asked()
  await startHire(clerk(), form)
  const line = { id: newId(), contractId: form.id, kindId: here.kindId, basis: 'day', withOperator: 'yes' } as const
  await addLine(clerk(), { ...line, startsOn: '2026-02-01', endsOn: '2026-02-01' })
  await addLine(clerk(), { ...line, startsOn: '2026-02-01', endsOn: '2026-02-01' })
  expect(await look(form.id)).toMatchObject({ net: 2_175_000n, version: 2 })
  await strikeLine(clerk(), { contractId: form.id, lineId: line.id })
  const [last] = (await look(form.id)).lines
  await expect(strikeLine(clerk(), { contractId: form.id, lineId: last?.id ?? '' })).rejects.toThrow('بند واحد على الأقل')
  const { site: _, ...rest } = form
  await changeHire(clerk(), { ...rest, contractId: form.id, seen: '3', site: 'عوقد' })
  await expect(changeHire(clerk(), { ...rest, contractId: form.id, seen: '3', site: 'طاقة' })).rejects.toThrow('عُدّل هذا السجل')
})

test('5 once it is sent nothing of it changes, and a machine of the kind is kept for each line', async () => {
  const { contractId, lineId } = await agreed()
  expect(await look(contractId)).toMatchObject({ stage: 'reserved', lines: [{ occupancyId: expect.any(String) }] })
  await expect(strikeLine(clerk(), { contractId, lineId })).rejects.toThrow('أُرسل هذا العرض')
  await promised({ startsOn: '2026-02-02' })
  const third = asked({ startsOn: '2026-02-03' })
  await startHire(clerk(), third)
  await expect(putInForce(clerk(), third.id)).rejects.toThrow('لا حفارة 22 طنًا متاحة')
})

test('6 it is not sent out with a paper that ends inside, and the day is said; a promise stands with its name', async () => {
  const { lineId } = await agreed()
  const paper = {
    machineId: here.machines[0] ?? '',
    id: newId(),
    kind: 'certificate',
    expiresOn: '2026-02-20',
    file: [pdf],
  } as const
  await addMachinePaper(clerk(), paper)
  const form = going(lineId)
  await expect(dispatchMachine(clerk(), form)).rejects.toThrow('تنتهي شهادة فحص في 20 فبراير 2026')
  await dispatchMachine(clerk(), { ...form, promise: 'يجددها مسلم قبل نهاية مايو' })
  const task = await office.db
    .selectFrom('tasks')
    .select('title')
    .where('rule', '=', 'equipment.paper-promised')
    .executeTakeFirst()
  expect(task?.title).toContain('EX-07')
})

test('7 8 only somebody licensed for the kind works it, and one machine at a time', async () => {
  const { lineId, contractId } = await agreed()
  const { id: unlicensed } = await addOperator(clerk(), { id: newId(), name: 'بيجو توماس', phone: '99112244', active: 'yes' })
  await expect(dispatchMachine(clerk(), going(lineId, { operatorId: unlicensed }))).rejects.toThrow('لا رخصة لـبيجو توماس')
  expect((await look(contractId)).lines[0]?.operators.map(({ id }) => id)).not.toContain(unlicensed)
  const form = going(lineId)
  await Promise.all([dispatchMachine(clerk(), form), dispatchMachine(clerk(), form)])
  const other = asked({ startsOn: '2026-02-01', phone: '90000177' })
  await startHire(clerk(), other)
  await putInForce(clerk(), other.id, '2026-02-01')
  const [second] = (await look(other.id)).lines
  const busy = going(second?.id ?? '', { machineId: here.machines[1] ?? '' })
  await expect(dispatchMachine(clerk(), busy)).rejects.toThrow('على المعدّة EX-07 الآن')
  expect((await look(other.id)).lines[0]?.operators.map(({ id }) => id)).toEqual([here.operators[1]])
})

test('22 exchanged, the line goes on with another of the kind at one moment', async () => {
  const { contractId, lineId } = await out()
  at('2026-02-10', '12:00')
  const form = {
    ...{ id: newId(), lineId, machineId: here.machines[1] ?? '', operatorId: here.operators[0] },
    ...{ meterBack: '4580', meter: '4512', why: 'خرطوم هيدروليك', sure: 'yes' as const, note: 'بلا كشوف' },
  }
  await expect(exchangeMachine(clerk(), { ...form, meterBack: '4500' })).rejects.toThrow('العداد لا ينقص')
  await exchangeMachine(clerk(), form)
  await exchangeMachine(clerk(), form)
  const [line] = (await look(contractId)).lines
  expect(line?.segments.map(({ code, reason }) => [code, reason])).toEqual([
    ['EX-07', null],
    ['EX-08', 'خرطوم هيدروليك'],
  ])
  expect(line?.segments[0]?.backAt).toEqual(line?.segments[1]?.outAt)
})

test('23 off hire is asked for once, with a number; the machine comes back later, and the hire is over', async () => {
  const { contractId, lineId } = await out()
  at('2026-02-10', '09:00')
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-10', endsTime: '17:30' })
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-11', endsTime: '17:30' })
  const one = await look(contractId)
  expect(one.lines[0]).toMatchObject({ offHireNumber: `${one.number}-1`, offHiredAt: new Date('2026-02-10T17:30:00+04:00') })
  at('2026-02-12', '10:00')
  await takeMachineBack(clerk(), { lineId, meter: '4590', sure: 'yes', note: 'بلا كشوف' })
  await takeMachineBack(clerk(), { lineId, meter: '4590', sure: 'yes', note: 'بلا كشوف' })
  expect(await look(contractId)).toMatchObject({ stage: 'returned' })
  const machine = await office.db
    .selectFrom('machines')
    .select(['meter', 'readiness'])
    .where('code', '=', 'EX-07')
    .executeTakeFirst()
  expect(machine).toEqual({ meter: 45_900, readiness: 'awaiting-inspection' })
})

test('34 it is not extended past the next of its machine, and another of the kind is offered', async () => {
  const { lineId } = await out()
  await promised({ startsOn: '2026-03-02', endsOn: '2026-03-20', phone: '90000188' })
  await extendHire(clerk(), { lineId, until: '2026-03-10' })
  await promised({ startsOn: '2026-04-02', endsOn: '2026-04-20', phone: '90000199' })
  await promised({ startsOn: '2026-04-02', endsOn: '2026-04-20', phone: '90000133' })
  await expect(extendHire(clerk(), { lineId, until: '2026-04-10' })).rejects.toThrow('استبدلها بأخرى من النوع')
  await expect(extendHire(clerk(), { lineId, until: '2026-02-10' })).rejects.toThrow('اطلب إنهاء التأجير')
})

test('35 the deposit is asked for when the hire begins, and nothing leaves before it is in or somebody who may lets them off', async () => {
  await office.db.updateTable('machineKinds').set({ deposit: 500_000n }).execute()
  const { contractId, lineId } = await agreed()
  const lesser = office.staff('muslim', ...everything.filter((one) => one !== equipmentPermissions.waiveDeposit))
  await expect(dispatchMachine(lesser, going(lineId))).rejects.toThrow('اقبض ما بقي من التأمين المسترد')
  await expect(dispatchMachine(lesser, going(lineId, { waivedWhy: 'عميل قديم' }))).rejects.toThrow(
    'لا يعفي من التأمين المسترد إلا من له ذلك',
  )
  expect(await look(contractId)).toMatchObject({ deposit: { asked: 500_000n, short: 500_000n } })
  await box()
  const { partyId } = await look(contractId)
  await pays(partyId, '500')
  expect(await look(contractId)).toMatchObject({ deposit: { short: 0n } })
  await dispatchMachine(lesser, going(lineId))
  const held = await office.db.selectFrom('deposits').select('held').executeTakeFirstOrThrow()
  expect(held).toEqual({ held: 500_000n })
})

test('a quotation that was sent is taken back and written anew; one that was given up keeps no machine', async () => {
  const form = asked()
  await startHire(clerk(), form)
  const one = { contractId: form.id }
  await sendHire(clerk(), one)
  await expect(activateHire(clerk(), one)).rejects.toThrow()
  await takeHireBack(clerk(), { ...one, reason: 'تغيّر الموقع' })
  expect(await look(form.id)).toMatchObject({ stage: 'quoted', lines: [{ occupancyId: null }] })
  await cancelHire(clerk(), { ...one, reason: 'لا يريدها' })
  await cancelHire(clerk(), { ...one, reason: 'لا يريدها' })
  expect((await look(form.id)).stage).toBe('cancelled')
})

test('what is prepared in a night goes out again the next day', async () => {
  for (const day of ['2026-02-01', '2026-02-02'])
    for (const phone of ['90000301', '90000302']) await promised({ startsOn: day, endsOn: day, phone })
  await expect(promised({ startsOn: '2026-02-02', endsOn: '2026-02-02', phone: '90000303' })).rejects.toThrow('متاحة')
})
