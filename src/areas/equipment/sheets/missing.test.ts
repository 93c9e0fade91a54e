import { beforeEach, expect, test } from 'vitest'
import { asTheHouse } from '#platform/actors.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { recordSheet } from './use-cases/record-sheet.ts'
import { tellMissingSheets } from './use-cases/tell-missing.ts'

const office = testOffice()
const { clerk, out, at, day, setUp } = machineHiresOf(office)
beforeEach(setUp)

const tell = async () => (await tellMissingSheets(asTheHouse(office.visitor()), {})).told

test('a sheet that is not there at seven in the evening is told once, not before, not on a day of rest, and not when it is there', async () => {
  const { lineId } = await out()
  at('2026-02-01', '18:30')
  expect(await tell()).toBe(0)
  at('2026-02-01', '19:05')
  expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1])
  expect(await tell()).toBe(0)
  at('2026-02-02', '17:00')
  await recordSheet(clerk(), day(lineId, '2026-02-02'))
  at('2026-02-02', '19:05')
  expect(await tell()).toBe(0)
  // The sixth is a Friday.
  at('2026-02-06', '19:05')
  expect(await tell()).toBe(0)
  const facts = await office.db.selectFrom('facts').select('data').where('name', '=', 'equipment.timesheet-missing').execute()
  expect(facts).toMatchObject([{ data: { code: 'EX-07', day: '2026-02-01', lineId } }])
})
