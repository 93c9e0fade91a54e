import { beforeEach, expect, test } from 'vitest'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { airport, childSeat, reservationsOf, rules } from '#testing/reservations.ts'
import { timeOn } from '#values/days.ts'
import { isOpenAt } from './place.ts'
import { addOnOf, addOns, placeOf, places, rulesNow } from './queries.ts'
import { usualRules } from './rules.ts'
import { addAddOn } from './use-cases/add-add-on.ts'
import { addPlace } from './use-cases/add-place.ts'
import { correctAddOn } from './use-cases/correct-add-on.ts'
import { correctPlace } from './use-cases/correct-place.ts'
import { setRules } from './use-cases/set-rules.ts'

const office = testOffice()
const { huda, aPlace, anAddOn } = reservationsOf(office)
const newId = () => office.visitor().newId()
beforeEach(() => openBranches(office.db))

test('a place is added once, under a name of its own, and put aside without losing its row', async () => {
  const form = { id: newId(), ...airport }
  await Promise.all([addPlace(huda(), form), addPlace(huda(), form)])
  await expect(addPlace(huda(), { ...form, id: newId() })).rejects.toThrow('يوجد مكان بهذا الاسم')
  await correctPlace(huda(), { ...airport, placeId: form.id, seen: '1', deliveryFee: '6', active: undefined })
  await expect(correctPlace(huda(), { ...airport, placeId: form.id, seen: '1' })).rejects.toThrow('عُدّل هذا السجل')
  expect(await placeOf(office.db, form.id)).toMatchObject({ deliveryFee: 6_000n, active: false, version: 2 })
  const other = await aPlace({ ...airport, name: 'فندق الواحة', kind: 'hotel', branchId: thumrait })
  await expect(correctPlace(huda(), { ...airport, placeId: other, seen: '1' })).rejects.toThrow('هذا الاسم لغيره')
  expect((await places(huda())).map(({ name, branch }) => [name, branch])).toEqual([
    ['فندق الواحة', 'فرع ثمريت'],
    ['مطار صلالة', 'فرع السعادة'],
  ])
})

test('hours may go past midnight, and two that are the same are the whole day', () => {
  const at = (time: string) => timeOn('2026-02-01', time)
  const night = { opens: '20:00', closes: '02:00' }
  expect([isOpenAt(night, at('01:00')), isOpenAt(night, at('12:00')), isOpenAt(night, at('20:00'))]).toEqual([true, false, true])
  expect(isOpenAt({ opens: '06:00', closes: '06:00' }, at('03:00'))).toBe(true)
})

test('what goes with a car says what it changes, and is counted where it is said how many there are', async () => {
  const cover = { name: 'تغطية اختيارية', charged: 'day', price: '4', effect: 'cover', active: 'yes' } as const
  await expect(addAddOn(huda(), { id: newId(), ...cover })).rejects.toThrow('ما يصير إليه مبلغ التحمّل')
  await anAddOn({ ...cover, excess: '25' })
  const border = { name: 'عبور', charged: 'once', price: '25', effect: 'border', active: 'yes' } as const
  await expect(anAddOn({ ...border, country: 'اليمن' })).rejects.toThrow('من دول العبور')
  await anAddOn({ ...border, country: 'الإمارات' })
  const addOnId = await anAddOn({ ...childSeat, stock: '4' })
  await expect(addAddOn(huda(), { id: newId(), ...childSeat })).rejects.toThrow('توجد إضافة بهذا الاسم')
  await correctAddOn(huda(), { ...childSeat, addOnId, seen: '1', stock: '6' })
  await expect(correctAddOn(huda(), { ...childSeat, addOnId, seen: '2' })).rejects.toThrow('تُعدّ في التقويم')
  const pools = await office.db.selectFrom('pools').select('total').execute()
  expect([pools, (await addOnOf(office.db, addOnId))?.stock]).toEqual([[{ total: 6 }], 6])
  expect((await addOns(office.db)).map(({ excess, country, capDays }) => [excess, country, capDays])).toEqual([
    [25_000n, null, null],
    [null, 'الإمارات', null],
    [null, null, 10],
  ])
})

test('the rules are what is usual until somebody sets them, and each version stays', async () => {
  expect(await rulesNow(office.db)).toEqual(usualRules)
  await setRules(huda(), { ...rules, seen: '0', holdMinutes: '20', cancelFreeHours: '24' })
  await expect(setRules(huda(), { ...rules, seen: '0', holdMinutes: '30' })).rejects.toThrow('عُدّل هذا السجل')
  await setRules(huda(), { ...rules, seen: '1', holdMinutes: '30' })
  expect(await rulesNow(office.db)).toMatchObject({ version: 2, holdMinutes: 30, cancelFreeHours: 48 })
  expect(await office.db.selectFrom('carRules').select('holdMinutes').orderBy('version').execute()).toEqual([
    { holdMinutes: 20 },
    { holdMinutes: 30 },
  ])
  await expect(office.db.updateTable('carRules').set({ holdMinutes: 5 }).execute()).rejects.toThrow()
})

test('whoever only reserves changes none of it', async () => {
  const clerk = office.staff('salma', may.view, may.reserve)
  await expect(addPlace(clerk, { id: newId(), ...airport })).rejects.toMatchObject({ status: 403 })
  await expect(setRules(clerk, { ...rules, seen: '0' })).rejects.toMatchObject({ status: 403 })
})
