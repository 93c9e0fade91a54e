import { expect, test } from 'vitest'
import type { Operation } from '#ui/offline/queue.ts'
import { usualCalendar } from '../../pricing/work-days.ts'
import type { SheetToWrite } from '../queries.ts'
import { dayDifferences } from './differences.ts'
import { asWritten } from './list-page.ts'
import { type DayOnPhone, figuresIn, laidOver, withDaysBefore } from './written-here.ts'

const page = (day: string) => `/admin/equipment/sheets/line/${day}`
const wrote = (day: string, fields: Record<string, string>): Operation => ({
  ...{ id: day, person: 'rajesh', page: page(day), address: page(day), act: 'record', fields: Object.entries(fields) },
  ...{ seen: 0, turn: 1, key: 'record', label: '', madeAt: 0, state: 'waiting' },
})
const shown = {
  ...{ lineId: 'line', segmentId: 's', day: '2026-02-03', today: '2026-02-03', meterFrom: 45_120, meterNext: null },
  ...{ pictures: [], safetyTicks: 'الإطفائية موجودة\nلا تسريب زيت' },
  ...{ sheet: null, before: { day: '2026-02-01', worked: 600, standby: 0, loads: 0 } },
} as unknown as DayOnPhone

test('what is typed is read as the office will read it', () => {
  expect(figuresIn(wrote('x', { worked: '٩٫٥', standby: '0.5', meterTo: '4,522', broken: '0', brokenBy: 'us' }))).toMatchObject({
    ...{ worked: 570, standby: 30, meterTo: 45_220, broken: 0, brokenBy: null, fuel: 0, note: null },
  })
})

test('9 yesterday and the meter go by what the phone has written of the days before', () => {
  const kept = [wrote('2026-02-02', { worked: '8', meterTo: '4530' }), wrote('2026-02-04', { worked: '1', meterTo: '4999' })]
  expect(withDaysBefore(shown, kept)).toMatchObject({ meterFrom: 45_300, before: { day: '2026-02-02', worked: 480 } })
  const other = { ...wrote('2026-02-02', { worked: '8' }), page: '/admin/equipment/sheets/other/2026-02-02' }
  expect(withDaysBefore(shown, [other])).toEqual(shown)
})

test('a sheet begun here is there, what the site signed stays, and both are told apart in words', () => {
  const draft = laidOver(shown, [wrote('2026-02-03', { id: 'i', worked: '9', ticks: 'لا تسريب زيت' })])
  expect(draft.sheet).toMatchObject({ ticked: 'لا تسريب زيت', unticked: 'الإطفائية موجودة' })
  expect(draft.sheet).toMatchObject({ id: 'i', worked: 540, state: 'open', version: 0 })
  const signed = { ...draft, sheet: draft.sheet && { ...draft.sheet, state: 'signed' as const } }
  expect(laidOver(signed, [wrote('2026-02-03', { worked: '2' })]).sheet?.worked).toBe(540)
  expect(dayDifferences(signed.sheet, draft.sheet)).toEqual([{ what: 'الحالة', office: 'وقّعه العميل', phone: 'مفتوح' }])
})

test('the list is of the day of the phone: what was not written yesterday is late, and what is here is said to be', () => {
  const row = {
    ...{ lineId: 'line', today: '2026-02-04', state: null, late: [], calendar: usualCalendar, isHere: false },
  } as unknown as SheetToWrite
  expect(asWritten(row, [], '2026-02-07')).toMatchObject({ today: '2026-02-07', late: ['2026-02-04', '2026-02-05'] })
  const kept = [wrote('2026-02-04', {}), wrote('2026-02-07', {})]
  expect(asWritten(row, kept, '2026-02-07')).toMatchObject({ isHere: true, late: ['2026-02-05'] })
  expect(asWritten({ ...row, state: 'open' }, [], '2026-02-04')).toMatchObject({ state: 'open', late: [] })
})
