import { expect, test } from 'vitest'
import { compared } from './compare.ts'
import { stillMissing } from './complete.ts'
import type { Mark } from './mark.ts'
import type { Item } from './sheet.ts'
import type { SheetReading, SheetShot } from './sheet-kind.ts'
import { type Chosen, markDraft, pointsOf } from './ui/mark-draft.ts'

const mark = (id: string, knownFrom: string | null = null): Mark => ({
  ...{ id, knownFrom, knownOn: null, panel: 'roof', x: 180, y: 245, what: 'dent', size: 'small', note: null },
})
const reading = (name: string): SheetReading => ({
  ...{ name, field: name, page: name, paper: name, most: 999_999, fault: '', needed: true },
})
const seen = (item: string, condition: Item['condition']): Item => ({ room: 'الملحقات', item, condition, note: null })
const readings = [reading('odometer'), reading('fuel')]
const out = { readings: { odometer: 18_930, fuel: 8 }, items: [seen('الرافعة', 'sound')], marks: [mark('a')] }

test('of two sheets what is new on the body, what the instruments show otherwise and what is worse are told', () => {
  const back = {
    readings: { odometer: 19_850, fuel: 6 },
    items: [seen('الرافعة', 'missing')],
    marks: [mark('a', 'out'), mark('b')],
  }
  const change = compared(out, back, readings)
  expect(change.marks.map(({ id }) => id)).toEqual(['b'])
  expect(change.readings.map(({ reading: { name }, was, now }) => [name, was, now])).toEqual([
    ['odometer', 18_930, 19_850],
    ['fuel', 8, 6],
  ])
  expect(change.items).toMatchObject([{ item: 'الرافعة', was: 'sound', condition: 'missing' }])
})

test('what was known is nobody’s to pay for, on whichever sheet it was first seen', () => {
  const back = { ...out, marks: [mark('a', 'out'), mark('between', 'a look meanwhile')] }
  expect(compared(out, back, readings)).toEqual({ marks: [], readings: [], items: [] })
})

test('what is not read, not photographed or not looked at is named in the order of the screens', () => {
  const shots: SheetShot[] = [
    { name: 'dashboard', label: 'اللوحة', required: 'both', isOfReadings: true },
    { name: 'front', label: 'الأمام', required: 'both' },
    { name: 'boot', label: 'الصندوق', required: 'out' },
  ]
  const written = {
    plan: 'saloon',
    readings: { odometer: 1 },
    items: [seen('الرافعة', null)],
    marks: [mark('a')],
    shots: [],
  } as const
  const steps = (kind: 'handover' | 'return' | 'periodic') =>
    stillMissing({ readings, shots }, { ...written, kind }).map(({ step, said }) => `${step}: ${said.split('.')[0]}`)
  expect(steps('periodic')).toEqual([
    'readings: لم يُسجَّل: fuel',
    'body: السقف: صوّر هذه العلامة قبل التوقيع',
    'items: لم تكتمل معاينة: الملحقات',
  ])
  expect(steps('handover')).toContain('shots: صور لم تُلتقط: الأمام، الصندوق')
  expect(steps('return')).toContain('shots: صور لم تُلتقط: الأمام')
  expect(steps('return')).toContain('readings: صور لم تُلتقط: اللوحة')
})

test('what is pressed on the drawing becomes a mark there; a mark of this sheet is moved, and a known one is not', () => {
  const marks = [mark('known', 'earlier'), mark('own')]
  const choose = (chosen: Partial<Chosen>) =>
    markDraft(marks, { plan: 'saloon', chosen: { panel: null, at: null, mark: null, ...chosen }, newMarkId: 'fresh' })
  expect(choose({})).toBeNull()
  expect(choose({ panel: 'bonnet', at: '170,90' })).toEqual({ id: 'fresh', panel: 'bonnet', x: 170, y: 90, isOn: false })
  expect(choose({ panel: 'bonnet', at: 'anywhere' })).toMatchObject({ x: 180, y: 104 })
  expect(choose({ panel: 'bonnet', at: '170,90', mark: 'begun' })).toMatchObject({ id: 'begun', isOn: false })
  expect(choose({ mark: 'own' })).toMatchObject({ id: 'own', panel: 'roof', isOn: true })
  expect(choose({ mark: 'own', panel: 'bonnet', at: '170,90' })).toMatchObject({ id: 'own', panel: 'bonnet', x: 170, isOn: true })
  expect([choose({ mark: 'known' }), choose({ panel: 'bed' })]).toEqual([null, null])
  expect(choose({ mark: 'known', panel: 'bonnet' })).toMatchObject({ id: 'fresh', isOn: false })
  const begun = choose({ panel: 'bonnet', at: '170,90' })
  expect(pointsOf(marks, begun).map(({ id, isNew }) => [id, isNew])).toEqual([
    ['known', false],
    ['own', true],
    ['fresh', true],
  ])
})
