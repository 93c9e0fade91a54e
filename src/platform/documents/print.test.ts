import { expect, test } from 'vitest'
import { pdfText } from '#testing/pdf-text.ts'
import { print } from './print.ts'

const office = { name: 'التحالف', commercialRegister: '1234567', vatin: null, phones: ['+968 2329 0000'], place: null }
const sheet = { office, number: 'PR-2026-0001', day: '2026-07-01', pairs: [['الاسم', 'هدى']], rows: [] }
const printed = async (over: object) => pdfText(await print('testing/trial.typ', { ...sheet, ...over }))

test('a paper says what it was given, under the head of the company; what the company has not set is not there', async () => {
  const text = await printed({ pairs: [['المبلغ', { rials: -1_234_567n }], ['الهاتف', { code: '+968 9123 4567' }]] }) // biome-ignore format: one row
  expect(text).toContain('التحالف')
  expect(text).toContain('السجل التجاري: \n1234567')
  expect(text).toContain('+968 2329 0000')
  expect(text).not.toContain('الرقم الضريبي')
  expect(text).toContain('PR-2026-0001')
  expect(text).toContain('−1,234.567')
  expect(text).toContain('+968 9123 4567')
  const set = await printed({ office: { ...office, englishName: 'Al Tahaluf', footer: 'صلالة، ظفار' } })
  expect(set).toContain('Al Tahaluf')
  expect(set).toContain('، ظفار')
})

test('what people type is never read as a template, and nothing of it is lost', async () => {
  const hostile = '#panic("x") #read("/etc/passwd") $x^2$ *b* _i_ `c` @ref <l> \\ // = // "'
  const text = await printed({ pairs: [['الاسم', hostile]], number: '#import "x"' })
  expect(text).toContain(hostile)
  expect(text).toContain('#import "x"')
})

test('a sign that no face of the house shows is an empty box, and keeps no paper back', async () => {
  const text = await printed({
    pairs: [
      ['الاسم', 'سالم 👍👨‍👩‍👧‍👦 你好'],
      ['السبب', '👍'.repeat(40)],
    ],
    number: '👩‍💻',
  })
  expect(text).toContain('سالم')
  expect(text).toContain('□')
  expect(text).not.toMatch(/[👍你]/u)
})

test('a long table has its head on every page, and every page says which of how many it is', async () => {
  const text = await printed({ rows: Array.from({ length: 90 }, (_, index) => [`صف ${index}`, { code: `C-${index}` }]) })
  expect(text.match(/الرقم$/gm)).toHaveLength(3)
  expect(text.match(/صفحة/g)).toHaveLength(3)
  expect(text).toContain('C-89')
})

test('one that cannot be printed says which template, and the press goes on', async () => {
  await expect(print('testing/missing.typ', {})).rejects.toThrow('testing/missing.typ')
  await expect(print('testing/trial.typ', {})).rejects.toThrow('does not contain key')
  expect(await printed({})).toContain('هدى')
})

test('every letter is of the faces of the house', async () => {
  const pdf = Buffer.from(await print('testing/trial.typ', { ...sheet, rows: [['هدى', 'Huda – «لا» 1,250.000 ﷼']] })).toString(
    'latin1',
  )
  const faces = new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]+\+([A-Za-z]+)/g)].map(([, face]) => face))
  expect([...faces].sort()).toEqual(['Alexandria', 'IBMPlexSansArabic'])
})

test('twenty at once are all printed, the same data makes the same bytes, and memory does not grow', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => [`صف ${index}`, `${index}`])
  const twenty = () => Promise.all(Array.from({ length: 20 }, () => print('testing/trial.typ', { ...sheet, rows })))
  const first = await twenty()
  expect(new Set(first.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(1)
  const before = process.memoryUsage.rss()
  await twenty()
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(80)
})
