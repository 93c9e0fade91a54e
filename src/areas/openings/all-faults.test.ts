import { expect, test } from 'vitest'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { visit } from '#testing/visit.ts'
import type { OpeningItemKind } from './columns.ts'
import { openingImport } from './opening-queries.ts'
import { loader as openingPage } from './routes/back-office-opening.tsx'
import { loader as faultsFile } from './routes/opening-faults.ts'

const office = testOffice()
const { bring, bringPapers, twoOfThem } = openingsOf(office)
const { customer } = payersOf(office)

const noCustomer = 'لا عميل بهذا الرقم. سجّله أولًا، أو اكتب رقمه كما في سجل العملاء، مثل CU-10002.'
const noBranch = 'لا فرع بهذا الاسم أو الرمز. اكتبه كما في «الفروع».'
const amount = 'المبلغ أرقام، مثل 285.500'
const broken = 'في الخلية خطأ من الجدول نفسه (#REF!). صحّح معادلتها أو اكتب قيمتها.'
const late = 'هذا اليوم بعد تاريخ الأرصدة. ما صدر بعده يُسجَّل في هذه الدفاتر نفسها.'

/** A row of each table with everything wrong that can be at once, in the order of its columns. */
const rows: [OpeningItemKind, string, string[]][] = [
  [
    'invoices',
    'CU-99999,INV-SLL26-00001,أمس,,صفر,#REF!,زراعة,,المريخ',
    [
      noCustomer,
      'هذا من ترقيم هذه الدفاتر. اكتب رقم الورقة في الدفاتر القديمة.',
      'اكتب تاريخ الفاتورة هكذا: 2025-11-30',
      amount,
      broken,
      'النشاط أحد أنشطة الشركة، أو «مشترك بين الأنشطة».',
      noBranch,
    ],
  ],
  [
    'invoices',
    'CU-99999,7,2026-01-02,2025-12-01,100,20,زراعة,,',
    [
      noCustomer,
      late,
      'الاستحقاق في يوم الفاتورة أو بعده.',
      'ضريبة 100.000 ر.ع. لا تزيد على 5.001 ر.ع.',
      'النشاط أحد أنشطة الشركة، أو «مشترك بين الأنشطة».',
    ],
  ],
  [
    'credits',
    'CU-99999,INV-SLL26-00001,صفر,2026-01-02,المريخ',
    [noCustomer, 'هذا من ترقيم هذه الدفاتر. اكتب رقم الورقة في الدفاتر القديمة.', amount, late, noBranch],
  ],
  [
    'deposits',
    'CU-99999,,زراعة,صفر,2026-01-02,غدًا,المريخ',
    [
      noCustomer,
      'اكتب العقد الذي عنه التأمين.',
      'النشاط تحصيل الإيجارات، أو تأجير السيارات، أو تأجير معدات البناء.',
      amount,
      late,
      'اكتب موعد الرد هكذا: 2025-11-30',
      noBranch,
    ],
  ],
  [
    'bills',
    'مجهول,,2026-01-02,2025-12-01,#REF!,',
    [
      'لا مورّد بهذا الاسم أو الرقم الضريبي. أضفه أولًا في «المورّدون».',
      'اكتب رقم الفاتورة كما في ورقة المورّد.',
      late,
      'الاستحقاق في يوم الفاتورة أو بعده.',
      broken,
    ],
  ],
  [
    'cheques',
    'CU-99999,x,,2025-01-10,صفر,1,,المريخ',
    [
      noCustomer,
      'رقم الشيك أرقام لا تزيد على 12.',
      'اكتب اسم البنك كما على الشيك.',
      'مضى على تاريخ الشيك أكثر من ستة أشهر، فلا يصرفه البنك. اطلب غيره.',
      amount,
      'رقم الحساب أرقام، كما في أسفل الشيك.',
      noBranch,
    ],
  ],
]
test.each(rows)('all that is wrong in a row of %s is told at once: %s', async (kind, row, told) => {
  const { huda } = await twoOfThem()
  const importId = await bringPapers(huda, kind, [row])
  expect((await openingImport(huda, importId))?.faults.map(({ message }) => message)).toEqual(told)
})

test('a paper that is there twice hears it beside what else is wrong with it, and what cannot be read is taken for nothing it is not', async () => {
  const { huda } = await twoOfThem()
  const salim = await customer('سالم الكثيري')
  const { sequence } = await office.db.selectFrom('parties').select('sequence').where('id', '=', salim).executeTakeFirstOrThrow()
  const number = `CU-${sequence}`
  const faultsOf = async (kind: OpeningItemKind, lines: string[]) =>
    (await openingImport(huda, await bringPapers(huda, kind, lines)))?.faults.map(({ row, message }) => [row, message])
  expect(await faultsOf('invoices', [`${number},7,2025-11-30,,صفر,,,,`, `${number},7,أمس,,5,,,,`])).toEqual([
    [2, amount],
    [3, 'مكرر في الملف: هو نفسه في الصف 2.'],
    [3, 'اكتب تاريخ الفاتورة هكذا: 2025-11-30'],
  ])
  expect(await faultsOf('credits', [`${number},,5,,`, `${number},#REF!,6,,#REF!`])).toEqual([
    [3, broken],
    [3, broken],
  ])
})

test('so is all of a row of balances, on the screen and in the file of what is to be mended', async () => {
  const { huda } = await twoOfThem()
  const importId = await bring(huda, ['1120,بنك آخر,خمسة,ستة', '1110,#REF!,,5', '4900,x,1,2', '1110,main,#REF!,', '1999,,x,'])
  const found = await openingImport(huda, importId)
  const told = [
    [2, 'المفتاح', 'لا حساب بنكي بهذا الاسم. اكتبه كما في «الصناديق»، أو اكتب الآيبان.'],
    [2, 'مدين', amount],
    [2, 'دائن', amount],
    [3, 'رقم الحساب', 'رصيد هذا الحساب مدين دائمًا. راجع العمود.'],
    [3, 'المفتاح', broken],
    [4, 'رقم الحساب', 'الإيرادات والمصروفات لا أرصدة افتتاحية لها. صافيها في «أرباح مبقاة» 3300.'],
    [4, 'دائن', 'في الصف مبلغان. اكتب مبلغًا واحدًا: مدينًا أو دائنًا.'],
    [5, 'المفتاح', 'لا صندوق بهذا الاسم. اكتبه كما في «الصناديق».'],
    [5, 'مدين', broken],
    [6, 'رقم الحساب', 'لا حساب بهذا الرقم في دليل الحسابات.'],
    [6, 'مدين', amount],
  ]
  expect(found?.faults.map(({ row, field, message }) => [row, field, message])).toEqual(told)
  expect(await openingPage({ ...visit(huda, '/'), params: { importId } })).toMatchObject({ faulty: 5, good: 0 })
  const answer = await faultsFile({ ...visit(huda, '/'), params: { importId } })
  const sheet = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  expect(sheet.slice(1).map(({ cells: [row, field, message] }) => [Number(row), field, message])).toEqual(told)
})
