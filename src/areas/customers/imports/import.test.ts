import { expect, test } from 'vitest'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { findParties } from '#areas/customers/public.ts'
import { customerKind } from '#areas/customers/record/record-kind.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { recordParts } from '#areas/records/public.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { checkImport, customerImportPages, importCustomers, refuseImport, uploadImport } from './customer-imports.ts'
import { loader as importPage } from './routes/back-office-import.tsx'
import { loader as importsPage } from './routes/back-office-imports.tsx'
import { loader as faultsFile } from './routes/import-faults.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.import, may.view, may.register)
const total = async () => (await customers(huda(), askedOf(new URLSearchParams()))).total
const csv = (...lines: string[]) => ({ file: { name: 'عملاء.csv', bytes: Buffer.from(lines.join('\n')) } })
const heading = 'اسم العميل,Mobile,الرقم المدني,السجل التجاري,الولاية'

async function upload(...lines: string[]) {
  const { id } = await uploadImport(huda(), csv(heading, ...lines))
  return id
}

/** As the form sends the columns when nobody changes what was guessed. */
async function check(importId: string) {
  const { mapping } = (await customerImportPages.read(huda(), importId)) ?? expect.fail('no such import')
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkImport(huda(), { importId, ...Object.fromEntries(columns) })
  return (await customerImportPages.read(huda(), importId)) ?? expect.fail('no such import')
}

test('the meaning of the columns is guessed from their headings, in either language', async () => {
  const id = await upload('سالم,91234567,,,')
  expect(await customerImportPages.read(huda(), id)).toMatchObject({
    ...{ status: 'uploaded', fileName: 'عملاء.csv' },
    mapping: { name: 0, phone: 1, civilNumber: 2, commercialRegister: 3, wilayat: 4 },
  })
  await expect(checkImport(huda(), { importId: id, 'column-phone': '1' })).rejects.toMatchObject({
    issues: [{ path: ['column-name'], message: 'اختر عمود الاسم.' }],
  })
})

test('a nationality says something of a passport only where there is one', async () => {
  const file = csv('اسم العميل,Mobile,رقم الجواز,الجنسية', 'سالم,91234567,,OM', 'راجيش,91234568,Z4417820,IN')
  const { id } = await uploadImport(huda(), file)
  expect(await check(id)).toMatchObject({ good: 2, faults: [] })
  await importCustomers(huda(), { importId: id })
  const kept = await office.db.selectFrom('parties').select('passportCountry').orderBy('phone').execute()
  expect(kept.map(({ passportCountry }) => passportCountry)).toEqual([null, 'IN'])
})

test('a good file is tried first, and then all of it is taken and found', async () => {
  const id = await upload('سالم الكثيري,٩١٢٣ ٤٥٦٧,10214471,,صلالة', 'مخبز الحافة,91234568,,1990033,')
  expect(await check(id)).toMatchObject({ status: 'checked', good: 2, known: 0, faults: [] })
  expect(await total()).toBe(0)

  expect(await importCustomers(huda(), { importId: id })).toMatchObject({ added: 2 })
  expect(await findParties(huda(), 'مخبز')).toMatchObject([{ kind: 'company', phone: '+96891234568', number: 'CU-10002' }])
  expect(await customerImportPages.read(huda(), id)).toMatchObject({ status: 'imported', rows: [] })
  expect(await importCustomers(huda(), { importId: id })).toMatchObject({ added: 2 })
  const both = ['customers.registered', 'customers.registered']
  expect(await office.history()).toEqual(['customers.import-uploaded', 'customers.import-checked', ...both, 'customers.imported'])
  const [found] = await findParties(huda(), 'مخبز')
  const { history } = await recordParts(huda(), { kind: customerKind, recordId: found?.id ?? '', mayEdit: true })
  expect(history).toMatchObject([{ text: 'سُجّل العميل من الملف «عملاء.csv»', by: 'huda' }])
})

test('what is wrong is told row by row, also as a file, and nothing is taken', async () => {
  const rows = ['سالم,91234567,,,', 'سعيد,9123,,,باريس', 'هدى,91234567,,,', ',91234569,,,', 'مريم,,,,']
  const id = await upload(...rows)
  const { faults, good } = await check(id)
  expect(good).toBe(1)
  expect(faults).toEqual([
    { row: 3, field: 'رقم الهاتف', message: 'رقم الهاتف 8 أرقام، وينقصه 4 أرقام' },
    { row: 3, field: 'الولاية', message: 'اختر من القائمة.' },
    { row: 4, field: 'رقم الهاتف', message: 'مكرر في الملف: هو نفسه في الصف 2.' },
    { row: 5, field: 'الاسم كما في البطاقة', message: 'اكتب الاسم كاملًا كما في البطاقة.' },
    { row: 6, field: 'رقم الهاتف', message: 'اكتب رقم الهاتف، أو رقم وثيقة يُعرف بها.' },
  ])
  await expect(importCustomers(huda(), { importId: id })).rejects.toMatchObject({ code: 'imports.changed' })
  expect(await total()).toBe(0)

  const answer = await faultsFile({ ...visit(huda(), '/'), params: { importId: id } })
  const sheet = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  expect(sheet[1]?.cells.slice(0, 4)).toEqual(['3', 'رقم الهاتف', 'رقم الهاتف 8 أرقام، وينقصه 4 أرقام', 'سعيد'])
})

test('a table says its countries, wilayats and ways in words', async () => {
  const { id } = await uploadImport(
    huda(),
    csv(
      'الاسم,رقم الجواز,الجنسية,الولاية,يفضّل التواصل عبر',
      'علي,A1234567,الهند,ولاية صلالة,واتساب',
      'رفيق,B1234567,بنغلاديشي,طاقه,رسالة نصية',
      'John,C1234567,United Kingdom,,email',
    ),
  )
  expect(await check(id)).toMatchObject({ good: 3, faults: [] })
  await importCustomers(huda(), { importId: id })
  const kept = await office.db
    .selectFrom('parties')
    .select(['passportCountry', 'wilayat', 'preferredChannel'])
    .orderBy('name')
    .execute()
  expect(kept).toEqual([
    { passportCountry: 'GB', wilayat: null, preferredChannel: 'email' },
    { passportCountry: 'BD', wilayat: 'طاقة', preferredChannel: 'sms' },
    { passportCountry: 'IN', wilayat: 'صلالة', preferredChannel: 'whatsapp' },
  ])
})

test('a number is nobody’s name, and neither is what a spreadsheet shows where its sum failed', async () => {
  const id = await upload('91234567,91234568,,,', '=1+1,91234569,,,', '#DIV/0!,91234560,,,', 'سالم,#N/A,10214471,,')
  const askName = { field: 'الاسم كما في البطاقة', message: 'اكتب الاسم كاملًا كما في البطاقة.' }
  const broken = (sign: string) => `في الخلية خطأ من الجدول نفسه (${sign}). صحّح معادلتها أو اكتب قيمتها.`
  expect((await check(id)).faults).toEqual([
    { row: 2, ...askName },
    { row: 3, ...askName },
    { row: 4, field: 'الاسم كما في البطاقة', message: broken('#DIV/0!') },
    { row: 5, field: 'رقم الهاتف', message: broken('#N/A') },
  ])
})

test('whoever is registered already is shown, and stays as they are', async () => {
  await registerCustomer(huda(), { kind: 'person', name: 'سالم الكثيري', phone: '91234567' })
  const id = await upload('سالم,91234567,,,', 'سعيد,91234568,,,')
  expect(await check(id)).toMatchObject({ good: 1, known: 1, faults: [] })
  expect(await importCustomers(huda(), { importId: id })).toMatchObject({ added: 1 })
  expect(await total()).toBe(2)
})

test('somebody registered between the check and the import stops the whole of it', async () => {
  const id = await upload('سالم,91234567,,,', 'سعيد,91234568,,,')
  await check(id)
  await registerCustomer(huda(), { kind: 'person', name: 'هدى الشحري', phone: '91234568' })
  await expect(importCustomers(huda(), { importId: id })).rejects.toMatchObject({ code: 'imports.changed' })
  expect(await total()).toBe(1)
})

test('of two presses of import one is taken', async () => {
  const id = await upload('سالم,91234567,,,')
  await check(id)
  const both = await Promise.allSettled([importCustomers(huda(), { importId: id }), importCustomers(huda(), { importId: id })])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await total()).toBe(1)
})

test('five thousand rows are read, tried and taken in a few seconds', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `عميل رقم ${index},9${String(1_000_000 + index)},,,`)
  const id = await upload(...lines)
  expect(await check(id)).toMatchObject({ good: 5_000, faults: [] })
  expect(await importCustomers(huda(), { importId: id })).toMatchObject({ added: 5_000 })
  await expect(uploadImport(huda(), csv(heading, ...lines, 'واحد زائد,91234567,,,'))).rejects.toMatchObject({
    code: 'imports.long',
  })
})

test('what is no table is refused, and nothing of it is kept', async () => {
  const hostile = {
    png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
    zip: Buffer.from('PK\u0003\u0004 nothing'),
    empty: Buffer.from(''),
  }
  for (const [name, bytes] of Object.entries(hostile))
    await expect(uploadImport(huda(), { file: { name, bytes } }), name).rejects.toMatchObject({ name: 'Refusal', status: 422 })
  await expect(uploadImport(huda(), csv(heading))).rejects.toMatchObject({ code: 'imports.empty' })
  await expect(uploadImport(huda(), {})).rejects.toMatchObject({ issues: [{ path: ['file'] }] })
  await expect(uploadImport(huda(), { file: 'text' })).rejects.toMatchObject({ name: 'ZodError' })
  expect(await importsPage(visit(huda(), '/'))).toMatchObject({ imports: [] })
})

test('an import is its bringer’s: to others it is not there', async () => {
  const id = await upload('سالم,91234567,,,')
  const maryam = office.staff('maryam', may.import)
  expect(await customerImportPages.read(maryam, id)).toBeNull()
  for (const deed of [checkImport, importCustomers, refuseImport])
    await expect(deed(maryam, { importId: id })).rejects.toMatchObject({ status: 404 })
  for (const deed of [uploadImport, checkImport, importCustomers, refuseImport])
    await expect(deed(office.staff('said', may.view), { importId: id })).rejects.toMatchObject({ status: 403 })
  expect(await answered(importPage({ ...visit(maryam, '/'), params: { importId: id } }))).toMatchObject({ init: { status: 404 } })
})

test('a file can be left, and the pages show where each stands', async () => {
  const id = await upload('سالم,91234567,,,')
  expect(await importsPage(visit(huda(), '/'))).toMatchObject({ imports: [{ status: 'uploaded' }] })
  expect(await importPage({ ...visit(huda(), '/'), params: { importId: id } })).toMatchObject({
    count: 1,
    sample: ['سالم', '91234567'],
  })
  await refuseImport(huda(), { importId: id })
  expect(await customerImportPages.read(huda(), id)).toMatchObject({ status: 'refused', rows: [] })
  await expect(importCustomers(huda(), { importId: id })).rejects.toMatchObject({ code: 'imports.unchecked' })
})
