import { beforeEach, expect, test } from 'vitest'
import { openBranches } from '#testing/branches.ts'
import { excavator, yardOf } from '#testing/machines.ts'
import { testOffice } from '#testing/office.ts'
import { correctKind } from '../kinds/use-cases/correct-kind.ts'
import { licenceField } from '../operators/licence-field.ts'
import { operatorById } from '../operators/queries.ts'
import { correctOperator } from '../operators/use-cases/correct-operator.ts'
import { extraField, hourField, rungField } from '../prices/price-list.ts'
import { machinePrices } from '../prices/queries.ts'
import { publishMachinePrices } from '../prices/use-cases/publish-machine-prices.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { setHireRules } from '../rules/use-cases/set-hire-rules.ts'
import { kindsNow } from '../yard/queries.ts'
import { machine } from './machine-detail.ts'
import { addMachine } from './use-cases/add-machine.ts'
import { correctMachinePaper, withdrawMachinePaper } from './use-cases/change-machine-papers.ts'
import { correctMachine } from './use-cases/correct-machine.ts'
import { setMachineReadiness } from './use-cases/set-machine-readiness.ts'

const office = testOffice()
const { muslim, near, far, aKind, cat320, aReadyMachine, anOperator, published } = yardOf(office)

let kindId: string
beforeEach(async () => {
  await openBranches(office.db)
  kindId = await aKind()
})

test('a machine is added once, under a code of its own, and is not there for another branch', async () => {
  const form = cat320(kindId)
  await Promise.all([addMachine(near(), form), addMachine(near(), form)])
  await expect(addMachine(near(), cat320(kindId))).rejects.toThrow('هذا رمز كاتربيلر 320')
  await expect(addMachine(near(), { ...cat320(kindId), code: '7' })).rejects.toThrow('مثل EX-07')
  const rented = { ...cat320(kindId, 'EX-08'), ownership: 'sub-hired' } as const
  await expect(addMachine(near(), rented)).rejects.toThrow('اختر صاحبها')
  expect(await machine(far(), form.id)).toBeNull()
  expect(await machine(near(), form.id)).toMatchObject({ code: 'EX-07', meter: 45_120, hireableUntil: null })
})

test('it is offered until the first of its papers ends, and no longer once it is out of service', async () => {
  const id = await aReadyMachine(kindId)
  expect(await machine(near(), id)).toMatchObject({ hireableUntil: '2027-06-01' })
  await setMachineReadiness(near(), { machineId: id, readiness: 'retired' })
  expect(await machine(near(), id)).toMatchObject({ hireableUntil: null })
  expect(await kindsNow(near())).toEqual([])
})

test('its meter never goes back, and who looked before a colleague corrected it looks again', async () => {
  const form = cat320(kindId)
  const { id: machineId } = await addMachine(near(), form)
  const correct = { ...form, machineId, seen: '1' }
  await expect(correctMachine(near(), { ...correct, meter: '4511.9' })).rejects.toThrow('آخر قراءة 4,512 ساعة')
  await correctMachine(near(), { ...correct, yard: 'ساحة ريسوت' })
  await expect(correctMachine(near(), { ...correct, yard: 'طاقة' })).rejects.toThrow('عُدّل هذا السجل')
})

test('prices are published as a whole; what is wrong is told under its field', async () => {
  await published(kindId)
  const { examples } = await machinePrices(muslim())
  expect(examples).toMatchObject([{ name: 'حفارة 22 طنًا', hour: 12_000n, overtime: 9_000n }])
  expect(examples[0]?.prices.map(Number)).toEqual([95_000, 285_000, 513_000, 1_026_000, 1_900_000])
  const form = { validFrom: '2026-01-20', seen: '1', [hourField(kindId)]: '12', [extraField(kindId, 'load')]: '' }
  await expect(publishMachinePrices(muslim(), form)).rejects.toThrow('اكتب سعر اليوم')
  const dear = { ...form, [rungField(kindId, 1)]: '95', [rungField(kindId, 6)]: '600' }
  await expect(publishMachinePrices(muslim(), dear)).rejects.toThrow('هذا أغلى من سعر اليوم')
  const fine = { ...form, [rungField(kindId, 1)]: '95' }
  const tries = await Promise.allSettled([publishMachinePrices(muslim(), fine), publishMachinePrices(muslim(), fine)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an operator keeps the licences of the last form, and is not there for another branch', async () => {
  const id = await anOperator([kindId])
  const form = { operatorId: id, seen: '1', name: 'راجيش كومار', phone: '99112233', active: 'yes' }
  await expect(correctOperator(near(), { ...form, [licenceField(kindId)]: '1/7' })).rejects.toThrow('آخر يوم في الرخصة')
  expect((await operatorById(near(), id))?.licences).toMatchObject([{ kindId, validUntil: '2027-06-01' }])
  await correctOperator(near(), form)
  expect((await operatorById(near(), id))?.licences).toEqual([])
  expect(await operatorById(far(), id)).toBeNull()
})

test('the rules are a version of their own, and one work day of the week stays', async () => {
  const rules = {
    ...{ ramadanHours: '6', standbyPercent: '50', freeWayDays: '26', leastWay: '45', wayPerKm: '1', quoteDays: '7' },
    ...{
      payDays: '30',
      depositDays: '30',
      meterPercent: '15',
      meterBeyond: '10',
      litre: '0.258',
      fuelPercent: '10',
      silenceDays: '3',
      absorbLimit: '20',
    },
  }
  const all = ['0', '1', '2', '3', '4', '5', '6'] as const
  await expect(setHireRules(muslim(), { ...rules, seen: '0', restDays: [...all] })).rejects.toThrow('يوم عمل واحدًا على الأقل')
  await setHireRules(muslim(), { ...rules, seen: '0', restDays: ['5', '6'] })
  expect(await hireRulesNow(office.db)).toMatchObject({ version: 1, restDays: [5, 6], litre: 258n })
  await expect(setHireRules(muslim(), { ...rules, seen: '0', restDays: '5' })).rejects.toThrow('عُدّل هذا السجل')
})

test('a paper is put right or withdrawn, and until when the machine is offered follows; a kind is corrected once', async () => {
  const id = await aReadyMachine(kindId)
  const papers = await office.db.selectFrom('documents').select(['id', 'kind']).orderBy('addedAt').execute()
  const paper = (kind: string) => papers.find((one) => one.kind === kind)?.id ?? ''
  await correctMachinePaper(near(), {
    machineId: id,
    documentId: paper('insurance'),
    seen: '1',
    expiresOn: '2027-03-01',
    file: [],
  } as never)
  expect(await machine(near(), id)).toMatchObject({ hireableUntil: '2027-03-01' })
  await withdrawMachinePaper(near(), { machineId: id, documentId: paper('certificate'), reason: 'لمعدّة أخرى' })
  expect(await machine(near(), id)).toMatchObject({ hireableUntil: null })
  await correctKind(muslim(), { ...excavator, kindId, seen: '1', deposit: '600' })
  await expect(correctKind(muslim(), { ...excavator, kindId, seen: '1', deposit: '700' })).rejects.toThrow('عُدّل هذا السجل')
})
