import { beforeEach, expect, test } from 'vitest'
import { recordParts } from '#areas/records/public.ts'
import type { Ctx } from '#platform/context.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { storiesOf } from '#testing/stories.ts'
import { visit } from '#testing/visit.ts'
import { propertyKind } from '../property.ts'
import { readPropertiesAsked } from '../property-asked.ts'
import { unitsOf } from '../property-detail.ts'
import { properties } from '../queries.ts'
import { checkImport, importProperties, propertyImportPages, refuseImport, uploadImport } from './property-imports.ts'
import { loader as faultsFile } from './routes/import-faults.ts'
import { loader as template } from './routes/import-template.ts'

const office = testOffice()
const { aPropertyOfABranch, unitsIn, aBuilding } = placesOf(office)
const { colleague } = storiesOf(office)

let near: Ctx
let far: Ctx
let tower: string
beforeEach(async () => {
  const { id, ...two } = await aPropertyOfABranch()
  ;[near, far, tower] = [two.near, two.far, id]
})

const csv = (...lines: string[]) => ({ name: 'وحدات.csv', bytes: Buffer.from(lines.join('\n')) })
const heading = 'العقار,نوع العقار,الولاية,الوحدة,الطابق,Type,الاستخدام,Area,الغرف,الأجرة,التأمين,مفروشة,حساب الكهرباء'
const all = async (ctx = near) => (await properties(ctx, readPropertiesAsked(new URLSearchParams()))).rows

async function upload(...lines: string[]) {
  const { id } = await uploadImport(near, { kind: 'units', file: csv(heading, ...lines) })
  return id
}

/** As the form sends the columns when nobody changes what was guessed. */
const listed = async (who: Ctx) => (await propertyImportPages.list(visit(who, '/'))).imports

async function check(importId: string, more: { branchId?: string } = {}, who = near) {
  const { mapping } = (await propertyImportPages.read(who, importId)) ?? expect.fail('no such import')
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkImport(who, { importId, ...Object.fromEntries(columns), ...more })
  return (await propertyImportPages.read(who, importId)) ?? expect.fail('no such import')
}

const good = [
  'برج السعادة,,,101,الأرضي,شقة,سكني,120.5,2,250,250,نعم,55123',
  'PR-101,,,102,الدور الثاني,Apartment,residential,,,٣٠٠.٥٠٠,,,',
  'سوق الحافة,مجمّع محلات,ولاية صلالة,1,0,محل,تجاري,40,,180,,لا,',
  'سوق الحافه,,,2,0,دكان,تجاري,,,190,,,',
]

test('what would come of a file is said before, and then all of it is taken, with the properties that are new', async () => {
  const importId = await upload(...good)
  const { status, found: places, ...tried } = await check(importId)
  expect({ status, good: tried.good, known: tried.known, faults: tried.faults }).toEqual({
    ...{ status: 'checked', good: 4, known: 0, faults: [] },
  })
  expect(places).toEqual([
    { id: tower, name: 'برج السعادة', isNew: false, count: 2, people: 0 },
    { id: null, name: 'سوق الحافة', isNew: true, count: 2, people: 0 },
  ])
  expect((await all()).map(({ name }) => name)).toEqual(['برج السعادة'])

  expect(await importProperties(near, { importId })).toEqual({ importId, added: 4 })
  const [, market] = await all()
  expect(market).toMatchObject({ name: 'سوق الحافة', kind: 'complex', wilayat: 'صلالة', units: 2n })
  expect(await unitsOf(near, { id: tower, branchId: salalah })).toMatchObject([
    { number: '102', floor: 2, kind: 'flat', use: 'residential', rent: 300_500n, furnished: false, area: null },
    { number: '101', floor: 0, kind: 'flat', rent: 250_000n, furnished: true, area: 12_050, bedrooms: 2 },
  ])
  const done = await propertyImportPages.read(near, importId)
  expect(done).toMatchObject({ status: 'imported', rows: [], good: 4 })
  expect(done?.found[1]).toEqual({ id: market?.id, name: 'سوق الحافة', isNew: true, count: 2, people: 0 })
  const { history } = await recordParts(near, { kind: propertyKind, recordId: market?.id ?? '', mayEdit: true })
  expect(history.map(({ text }) => text)).toEqual(['أُضيفت وحدتان إلى سوق الحافة: 1، 2', 'أُضيف العقار سوق الحافة، رقمه PR-102'])
  expect(await office.history()).toContain('properties.imported')
})

test('the same file twice adds nothing, and neither does the same button', async () => {
  const first = await upload(...good)
  await check(first)
  await Promise.all([importProperties(near, { importId: first }), importProperties(near, { importId: first })])
  const second = await upload(...good)
  expect(await check(second)).toMatchObject({ good: 0, known: 4, faults: [], found: [] })
  await expect(importProperties(near, { importId: second })).rejects.toMatchObject({ code: 'imports.changed' })
  expect((await all()).map(({ units }) => units)).toEqual([2n, 2n])
  const wider = await upload(...good, 'سوق الحافة,,,3,0,محل,تجاري,,,200,,,')
  expect(await check(wider)).toMatchObject({ good: 1, known: 4 })
  await importProperties(near, { importId: wider })
  expect((await all()).map(({ units }) => units)).toEqual([2n, 3n])
})

test('all that is wrong with a row is told at once, also as a file, and nothing of the file is taken', async () => {
  const importId = await upload(
    'برج السعادة,,,103,فوق,كوخ,سكني,كبيرة,2,مئتان,,ربما,',
    'برج المجهول,,,1,0,شقة,سكني,,,200,,,',
    'برج السعادة,,,104,1,شقة,سكني,,,200,,,',
    'برج السعادة,,,104,1,شقة,سكني,,,200,,,',
    ',,,105,1,شقة,,,,#REF!,,,',
    'PR-999,,,1,0,شقة,سكني,,,200,,,',
    'واحة النخيل,مبنى,صلالة,1,0,شقة,سكني,,,200,,,',
    'واحة النخيل,فيلا,صلالة,2,0,شقة,سكني,,,200,,,',
    'حصن ريسوت,قلعة,صلالة,1,0,شقة,سكني,,,200,,,',
    'برج السعادة,قلعة,,الشقة التي فوق المدخل,0,شقة,سكني,,,200,,,',
  )
  const { faults, good: fit } = await check(importId)
  expect(fit).toBe(2)
  const told = faults.map(({ row, field, message }) => `${row} ${field}: ${message}`)
  expect(told).toEqual([
    '2 الدور: اكتب رقم الدور، والأرضي 0.',
    '2 نوع الوحدة: اكتب واحدًا من: شقة، فيلا، محل، مكتب، مخزن، غرفة، أرض.',
    '2 المساحة: اكتب المساحة بالمتر المربع، مثل 120 أو 85.5',
    '2 مفروشة: اكتب نعم أو لا.',
    '2 الإيجار المعروض في الشهر: المبلغ أرقام، مثل 285.500',
    '3 العقار: لا عقار بهذا الاسم. صحّحه، أو اكتب نوع العقار وولايته ليُضاف.',
    '5 رقم الوحدة: مكرر في الملف: هو نفسه في الصف 4.',
    '6 العقار: اكتب اسم العقار أو رقمه.',
    '6 الاستعمال: اختر الاستعمال.',
    '6 الإيجار المعروض في الشهر: في الخلية خطأ من الجدول نفسه (#REF!). صحّح معادلتها أو اكتب قيمتها.',
    '7 العقار: لا عقار بهذا الرقم. راجعه في «العقارات».',
    '9 نوع العقار: كُتب لهذا العقار نوع آخر في الصف 8. وحّدهما.',
    '10 نوع العقار: اكتب واحدًا من: مبنى، فيلا، أرض، مجمّع محلات.',
    '11 نوع العقار: اكتب واحدًا من: مبنى، فيلا، أرض، مجمّع محلات.',
    '11 رقم الوحدة: رقم الوحدة حتى 12 خانة، مثل 101 أو م1.',
  ])
  await expect(importProperties(near, { importId })).rejects.toMatchObject({ code: 'imports.changed' })
  expect((await all()).map(({ units }) => units)).toEqual([0n])
  const answer = await faultsFile({ ...visit(near, '/'), params: { importId } })
  const sheet = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  expect(sheet[6]?.cells.slice(0, 2)).toEqual(['3', 'العقار'])
})

test('a unit somebody added since the check has the file looked at once more, and of two properties of one name nobody can say which', async () => {
  await aBuilding(near)
  const importId = await upload('PR-101,,,101,1,شقة,سكني,,,200,,,', 'PR-102,,,101,1,شقة,سكني,,,200,,,')
  await check(importId)
  await unitsIn(near, tower, '101')
  await expect(importProperties(near, { importId })).rejects.toMatchObject({ code: 'imports.changed' })
  expect(await check(importId)).toMatchObject({ good: 1, known: 1 })
  expect(await importProperties(near, { importId })).toEqual({ importId, added: 1 })
  const byName = await upload('برج السعادة,,,109,1,شقة,سكني,,,200,,,')
  expect((await check(byName)).faults).toMatchObject([{ message: 'بهذا الاسم أكثر من عقار. اكتب رقمه، مثل PR-104.' }])
})

test('a property of another branch is none of those who bring a file, and a file is nobody else’s', async () => {
  const foreign = await aBuilding(far, thumrait)
  const [its] = await all(far)
  const importId = await upload(`${its?.number},,,1,0,شقة,سكني,,,200,,,`)
  expect((await check(importId)).faults).toMatchObject([{ field: 'العقار', message: 'لا عقار بهذا الرقم. راجعه في «العقارات».' }])
  expect(await unitsOf(far, { id: foreign, branchId: salalah })).toEqual([])
  await expect(check(importId, { branchId: thumrait })).rejects.toMatchObject({ issues: [{ path: ['branchId'] }] })
  expect(await propertyImportPages.read(far, importId)).toBeNull()
  expect(await listed(far)).toEqual([])
  await expect(importProperties(far, { importId })).rejects.toMatchObject({ status: 404 })
  await expect(refuseImport(far, { importId })).rejects.toMatchObject({ status: 404 })
  await refuseImport(near, { importId })
  await expect(check(importId)).rejects.toMatchObject({ code: 'imports.over' })
  expect(await listed(near)).toMatchObject([{ status: 'refused' }])
})

test('whoever works in several branches says where new properties go', async () => {
  const wide = await colleague('noura', 'propertyOfficer')
  const { id: importId } = await uploadImport(wide, { kind: 'units', file: csv(heading, good[2] ?? '') })
  const asked = 'هذا عقار جديد. اختر فرعه أعلاه.'
  expect((await check(importId, {}, wide)).faults).toMatchObject([{ row: 2, field: 'العقار', message: asked }])
  expect(await check(importId, { branchId: thumrait }, wide)).toMatchObject({ good: 1, faults: [] })
  await importProperties(wide, { importId })
  expect((await all(far)).map(({ name }) => name)).toEqual(['سوق الحافة'])
  expect((await all(near)).map(({ name }) => name)).toEqual(['برج السعادة'])
})

test('a column that cannot be done without is asked for, and the template is read as it is handed out', async () => {
  const importId = await upload(good[0] ?? '')
  await expect(checkImport(near, { importId, 'column-property': '0' })).rejects.toMatchObject({
    issues: [{ path: ['column-number'], message: 'اختر عمود رقم الوحدة.' }],
  })
  const answer = await template(visit(near, '/?kind=units'))
  const file = { name: 'نموذج.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) }
  const { id } = await uploadImport(near, { kind: 'units', file })
  expect(await check(id)).toMatchObject({ faults: [], good: 1 })
})
