import { expect, test } from 'vitest'
import { fleetOf, saloon } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { classes, classOf } from './queries.ts'
import { addClass } from './use-cases/add-class.ts'
import { correctClass } from './use-cases/correct-class.ts'

const office = testOffice()
const { huda, aClass } = fleetOf(office)
const names = async () => (await classes(office.db)).map(({ name }) => name)

test('a class is added once, under a name of its own, and stands after those before it', async () => {
  const form = { id: office.visitor().newId(), ...saloon }
  await Promise.all([addClass(huda(), form), addClass(huda(), form)])
  await expect(addClass(huda(), { ...form, id: office.visitor().newId() })).rejects.toThrow('توجد فئة بهذا الاسم')
  await addClass(huda(), { ...form, id: office.visitor().newId(), name: 'بيك أب' })
  expect(await names()).toEqual(['سيدان', 'بيك أب'])
})

test('who looked before a colleague corrected it looks again, and two classes never bear one name', async () => {
  const classId = await aClass()
  await correctClass(huda(), { ...saloon, classId, seen: '1', excess: '100' })
  await expect(correctClass(huda(), { ...saloon, classId, seen: '1', excess: '150' })).rejects.toThrow('عُدّل هذا السجل')
  expect(await classOf(office.db, classId)).toMatchObject({ excess: 100_000n, version: 2 })
  await addClass(huda(), { ...saloon, id: office.visitor().newId(), name: 'عائلية' })
  const taken = { ...saloon, classId, seen: '2', name: 'عائلية' }
  await expect(correctClass(huda(), taken)).rejects.toThrow('توجد فئة أخرى بهذا الاسم')
})

test('a seat that is none is told under its field', async () => {
  await expect(addClass(huda(), { ...saloon, id: office.visitor().newId(), seats: '0' })).rejects.toThrow('المقاعد من 1 إلى 60')
})
