import type { Dice } from './dice.ts'

/** What breaks programs: other digits, marks of direction, signs no database keeps, names of every object, scripts, and heaps of it. */
const hostile = [
  '',
  ' ',
  '٠١٢٣٤٥٦٧٨٩',
  '۱۲۳',
  '-1',
  '0',
  '1e308',
  '-0',
  'NaN',
  '9'.repeat(40),
  '0.0000001',
  '١٢٫٥',
  '\u0000',
  'a\u0000b',
  '\u202e\u2066قلب',
  '\ufffd',
  '\ud83d',
  '\u0301'.repeat(400),
  '👨‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5_000),
  'س'.repeat(100_000),
  '\r\nSet-Cookie: session=x',
  '"><script>fetch("/stolen")</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; drop table parties; --",
  '%00',
  '%_\\',
  '#{7*7}{{7*7}}',
  '{name}{url}{}{{',
  '=1+1',
  '../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/admin/tasks?q=عربي',
  '/admin/tasks/\nx',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '{"a":1}',
  '[]',
  'null',
  'true',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '275760-09-14',
  '-000001-01-01',
  '25:61',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-a-uuid',
  '999999999999999999999',
  '2147483648',
  '+96800000000',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
] as const

export const hostileValue = ({ one }: Dice) => one(hostile, '')

/** Names that mean something to an object, or would give somebody a right if they were taken over from a form. */
export const extraNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'id',
  'kind',
  'status',
  'role',
  'roles',
  'administrator',
  'branchId',
  'riskFlag',
  'risk',
  'accountId',
  'actorId',
  'permission',
  'creditLimit',
  'version',
  'createdBy',
  'demonstration',
  'passwordHash',
  'items[0][id]',
  'name[]',
  '',
  'س'.repeat(300),
] as const

const words = ['سالم بن سعيد الكثيري', 'مريم المعشنية', 'صلالة، حي السعادة', 'تسرب في المطبخ', 'Salim', 'عرض مجاني ١٢']
const days = ['2026-11-25', '2027-01-02', '2026-12-01', '1990-05-04', '2031-02-28']

const guesses: [RegExp, (dice: Dice, ids: readonly string[]) => string][] = [
  [
    /phone|mobile|contact|recipient/i,
    ({ below, one }) => one([`9${1_000_000 + below(8_999_999)}`, `s${below(999)}@example.com`], ''),
  ],
  [/email/i, ({ below }) => `p${below(9_999)}@example.com`],
  [/password/i, ({ one }) => one(['سبع نخلات عند الوادي', 'short', 'قهوة بالهيل وتمر'], '')],
  [/code/i, ({ below }) => String(100_000 + below(899_999))],
  [/iban/i, () => 'OM810180000001299123456'],
  [/(id|who|branch|account|party|other)$/i, ({ one }, ids) => one(ids, 'not-a-uuid')],
  [/on$|date|day|until|since|from$|expires|born/i, ({ one }) => one(days, '')],
  [/time|at$/i, ({ one }) => one(['09:30', '2026-11-25T10:00', '23:59'], '')],
  [/amount|limit|count|price|days|number|version|months|hours|weight|area/i, ({ below }) => String(below(5_000))],
]

/** What a person could have typed into a field of this name. */
export function likelyValue(dice: Dice, name: string, ids: readonly string[]) {
  const guess = guesses.find(([pattern]) => pattern.test(name))
  return guess ? guess[1](dice, ids) : dice.one(words, '')
}

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
const files: [string, string][] = [
  ['paper.pdf', pdf],
  ['paper.pdf', `${pdf}\n<html><script>alert(1)</script></html>`],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a.gif', 'GIF89a/*\u0001\u0000*/=1;alert(1)'],
  ['table.csv', 'الاسم,الهاتف\nسالم,91234567\n"مريم,9'],
  ['table.xlsx', 'PK\u0003\u0004 no zip at all'],
  ['../../../etc/cron.d/x\u0000.pdf', pdf],
  ['empty.png', ''],
  [`${'س'.repeat(400)}.pdf`, 'x'.repeat(20_000)],
]

export function someFile({ one }: Dice) {
  const [name, content] = one(files, ['x', ''])
  return new File([content], name, { type: 'application/pdf' })
}
