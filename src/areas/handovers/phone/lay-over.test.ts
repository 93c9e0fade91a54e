import { expect, test } from 'vitest'
import type { Operation } from '#ui/offline/queue.ts'
import type { SheetReading } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { sheetDifferences } from './differences.ts'
import { laidOver } from './lay-over.ts'

const reading = (name: string, page: string): SheetReading => ({ name, page, field: page, paper: page, most: 10, fault: '' })
const words = { readings: [reading('odometer', 'العداد'), reading('fuel', 'الوقود')] }
const sheet: ShownSheet = {
  ...{ id: 's', kind: 'periodic', number: 'CI-1', status: 'draft', version: 1, seenOn: '2026-01-15', plan: 'saloon' },
  ...{ readings: { odometer: 10 }, note: null, before: null, marks: [], shots: [], signer: null, signedAt: null },
  ...{ signatureId: null, fromBefore: false, subject: 'كورولا', party: null },
  items: [
    { room: 'الملحقات', item: 'الرافعة', condition: null, note: null },
    { room: 'الملحقات', item: 'الدواسات', condition: null, note: null },
  ],
}
const photo = new File(['x'], 'x.png', { type: 'image/png' })

function done(act: string, fields: Record<string, string | File>): Operation {
  const on = { id: act, person: 'salim', page: '/a', address: '/a', seen: 1, turn: 1, key: act, label: act } as const
  return { ...on, act, fields: Object.entries(fields), madeAt: 0, state: 'waiting' }
}
const lay = (...operations: Operation[]) =>
  laidOver(sheet, operations, {
    words,
    picturesOf: (one) => one.fields.flatMap(([, value]) => (typeof value === 'string' ? [] : ['blob:1'])),
  })

const scratch = { id: 'm', panel: 'roof', x: '180', y: '240', what: 'scratch', size: 'small' }

test('what is read is shown as the office will read it', () => {
  expect(lay(done('readings', { odometer: '١٨٬٩٦٠', fuel: '6', seenOn: '2026-01-14' }))).toMatchObject({
    readings: { odometer: 18_960, fuel: 6 },
    seenOn: '2026-01-14',
  })
})

test('a mark is there with its picture, is corrected where it is written again, and goes', () => {
  const marked = lay(done('mark', { ...scratch, photos: photo }))
  expect(marked.marks).toEqual([
    { id: 'm', panel: 'roof', x: 180, y: 240, what: 'scratch', size: 'small', note: null, knownFrom: null, knownOn: null },
  ])
  expect(marked.shots).toEqual([{ fileId: 'blob:1', name: null, markId: 'm' }])
  expect(lay(done('mark', scratch), done('mark', { ...scratch, what: 'dent' })).marks).toMatchObject([{ what: 'dent' }])
  const gone = lay(done('mark', { ...scratch, photos: photo }), done('unmark', { markId: 'm' }))
  expect([gone.marks, gone.shots]).toEqual([[], []])
})

test('a picture taken again takes the place of the first', () => {
  expect(lay(done('shot', { name: 'front', photo }), done('shot', { name: 'front', photo })).shots).toHaveLength(1)
})

test('items are as the office will write them: a ticked part is sound, and what does not apply is gone', () => {
  const rows = {
    room1: 'الملحقات',
    item1: 'الرافعة',
    condition1: 'missing',
    room2: 'الملحقات',
    item2: 'الدواسات',
    allSound1: 'yes',
  }
  expect(lay(done('items', { ...rows, note: 'انتهى' }))).toMatchObject({
    items: [{ condition: 'missing' }, { condition: 'sound' }],
    note: 'انتهى',
  })
  expect(lay(done('items', { ...rows, condition2: 'left-out' })).items).toHaveLength(1)
})

test('what nobody can lay over a sheet leaves it as it is', () => {
  expect(lay(done('sign', { signer: 'سالم' }))).toBe(sheet)
})

test('differences are said in words, and only where there are any', () => {
  expect(sheetDifferences({ words, office: sheet, phone: sheet })).toEqual([])
  const phone = lay(done('readings', { odometer: '20', seenOn: '2026-01-15' }), done('mark', scratch))
  expect(sheetDifferences({ words, office: sheet, phone })).toEqual([
    { what: 'العداد', office: '10', phone: '20' },
    { what: 'علامة: السقف', office: 'لا شيء', phone: 'خدش، حتى 5 سم' },
  ])
  const missing = lay(done('items', { room1: 'الملحقات', item1: 'الرافعة', condition1: 'missing' }))
  expect(sheetDifferences({ words, office: sheet, phone: missing })).toEqual([
    { what: 'الملحقات، الرافعة', office: 'لم يُعايَن', phone: 'مفقود' },
    { what: 'الملحقات، الدواسات', office: 'لم يُعايَن', phone: 'لا شيء' },
  ])
})
