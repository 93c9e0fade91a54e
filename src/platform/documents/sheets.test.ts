import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { download, opened, pdfNamed, sheetNamed } from './download.ts'
import { readSheet, sheetLimits } from './read-sheet.ts'
import { type Column, pageAfterPage, writeSheet } from './write-sheet.ts'

type Row = { name: string; phone: string; visits: number | null; owed: bigint | null; on: string | null }
const columns: Column<Row>[] = [
  { title: 'الاسم', width: 30, text: ({ name }) => name },
  { title: 'الهاتف', text: ({ phone }) => phone },
  { title: 'الزيارات', number: ({ visits }) => visits },
  { title: 'المستحق', money: ({ owed }) => owed },
  { title: 'اليوم', day: ({ on }) => on },
]
const salim: Row = { name: 'سالم', phone: '+96891234567', visits: 3, owed: -1_234_567n, on: '2026-07-01' }
const written = async (rows: Iterable<Row> | AsyncIterable<Row>, name = 'العملاء') =>
  Buffer.from(await new Response(writeSheet({ name, columns, rows })).arrayBuffer())
const upload = (bytes: Buffer | string, name = 'العملاء.xlsx') => ({ name, bytes: Buffer.from(bytes) })
const refusal = (words: string) => ({ code: 'sheets.unreadable', status: 422, message: expect.stringContaining(words) })
const part = (bytes: Buffer, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array())

test('what is written reads back as it was: text, whole numbers, money to the baisa, days', async () => {
  const rows = await readSheet(upload(await written([salim, { ...salim, visits: null, owed: null, on: null }])))
  expect(rows).toEqual([
    { number: 1, cells: ['الاسم', 'الهاتف', 'الزيارات', 'المستحق', 'اليوم'] },
    { number: 2, cells: ['سالم', '+96891234567', '3', '-1234.567', '2026-07-01'] },
    { number: 3, cells: ['سالم', '+96891234567'] },
  ])
})

test('a sheet opens from right to left with its head in sight, and nothing in it is ever computed', async () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")', ']]>&<f>1</f>', 'a_x000D_b', '\0\uD800']
  const bytes = await written(hostile.map((name) => ({ ...salim, name })), `[a]/b:${'x'.repeat(40)}"`) // biome-ignore format: short
  const sheet = part(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('rightToLeft="1"')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>')
  const [, ...rows] = await readSheet(upload(bytes))
  expect(rows.map(({ cells }) => cells[0])).toEqual([...hostile.slice(0, 4), '=1', ...hostile.slice(5, 8), '\ufffd'])
  expect(/name="([^"]*)"/.exec(part(bytes, 'xl/workbook.xml'))?.[1]).toHaveLength(31)
})

test('a hundred thousand rows are written as they are read', async () => {
  let most = 0
  let read = 0
  let out = 0
  const rows = pageAfterPage(async (last: Row | undefined) => {
    const from = last ? Number(last.phone) + 1 : 0
    return Array.from({ length: from < 100_000 ? 1000 : 0 }, (_, index) => ({ ...salim, phone: String(from + index) }))
  })
  async function* counted() {
    for await (const row of rows) {
      read += 1
      yield row
    }
  }
  for await (const chunk of writeSheet({ name: 'كبير', columns, rows: counted() })) {
    out += chunk.length
    most = Math.max(most, chunk.length)
  }
  expect(read).toBe(100_000)
  expect(out).toBeGreaterThan(500_000)
  expect(most).toBeLessThan(200_000)
})

test('a process with 40 MB of heap writes a hundred thousand rows of ten columns', async () => {
  const flags = ['--expose-gc', '--max-old-space-size=32', '--max-semi-space-size=4']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, 'src/testing/big-sheet.ts'])
  const { bytes, megabytes } = z.object({ bytes: z.number(), megabytes: z.number() }).parse(JSON.parse(stdout))
  expect(bytes).toBeGreaterThan(5_000_000)
  expect(megabytes).toBeLessThan(40)
})

test.each([
  ['commas and a mark of order', '\ufeffالاسم,الهاتف\r\n"سالم, بن ""علي""",٩١٢٣٤٥٦٧\r\n'],
  ['semicolons', 'الاسم;الهاتف\n"سالم, بن ""علي""";91234567'],
  ['tabs', 'الاسم\tالهاتف\r\rسالم, بن "علي"\t91234567\r'],
  ['a sign that is said', 'sep=|\nالاسم|الهاتف\nسالم, بن "علي"|91234567'],
])('a CSV with %s', async (_, text) => {
  const rows = await readSheet(upload(text, 'x.csv'))
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['الاسم', 'الهاتف'],
    ['سالم, بن "علي"', '91234567'],
  ])
})

test('a CSV in the ways Excel saves Arabic elsewhere', async () => {
  const cells = [['الاسم'], ['سالم']]
  const windows = Buffer.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x0a, 0xd3, 0xc7, 0xe1, 0xe3])
  const unicode = Buffer.from('\ufeffالاسم\nسالم', 'utf16le')
  for (const bytes of [windows, unicode]) expect((await readSheet(upload(bytes, 'x.csv'))).map((row) => row.cells)).toEqual(cells)
})

test('a row keeps the number it has in the file, also behind empty ones', async () => {
  expect(await readSheet(upload('a,b\n\n,,\nc', 'العملاء.csv'))).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['c'] },
  ])
})

test('each file that is not taken is told why', async () => {
  const few = { ...sheetLimits, rows: 3, columns: 4, megabytes: 1 }
  const real = await written(Array.from({ length: 5 }, () => salim))
  const bombed = { ...unzipSync(real), 'xl/worksheets/sheet1.xml': new Uint8Array(120 * 2 ** 20) }
  const bomb = Buffer.from(zipSync(bombed, { level: 9 }))
  await expect(readSheet(upload(real), few)).rejects.toMatchObject(refusal('أعمدة الملف أكثر من 4'))
  await expect(readSheet(upload(real), { ...few, columns: 9 })).rejects.toMatchObject(refusal('صفوف الملف أكثر من 3'))
  await expect(readSheet(upload(bomb))).rejects.toMatchObject(refusal('محتوى الملف أكبر'))
  await expect(readSheet(upload(Buffer.alloc(2 ** 21)), few)).rejects.toMatchObject(refusal('أكبر من 1'))
  await expect(readSheet(upload('', 'فارغ.csv'))).rejects.toMatchObject(refusal('لا صفوف'))
  await expect(readSheet(upload(Buffer.from('d0cf11e0a1b11ae1', 'hex')))).rejects.toMatchObject(refusal('XLSX'))
  for (const other of ['%PDF-1.7\0', '%PDF-1.4\nكشف العملاء', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'])
    await expect(readSheet(upload(other, 'العملاء.pdf'))).rejects.toMatchObject(refusal('نقبل'))
  for (const other of ['%PDF-1.7\0', 'كشف العملاء', '<table><tr><td>سالم</td></tr></table>', ''])
    await expect(readSheet(upload(other))).rejects.toMatchObject(refusal('ليس جدول Excel'))
  const letter = Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') }))
  await expect(readSheet(upload(letter))).rejects.toMatchObject(refusal('تعذّرت'))
  await expect(readSheet(upload(real.subarray(0, 900)))).rejects.toMatchObject(refusal('تعذّرت'))
  await expect(readSheet(upload(Buffer.from(zipSync({ 'a.txt': strToU8('hello') }))))).rejects.toMatchObject(refusal('تعذّرت'))
})

test('a file that lies about its size, or takes too long, is left', async () => {
  const real = await written([salim])
  const lying = Buffer.from(real)
  for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4)) lying.writeUInt32LE(0, at + 24)
  await expect(readSheet(upload(lying))).rejects.toMatchObject(refusal('تعذّرت'))
  await expect(readSheet(upload(real), { ...sheetLimits, seconds: 0.001 })).rejects.toMatchObject(refusal('وقتًا أطول'))
})

test('an entity that grows and grows is not followed', async () => {
  const parts = unzipSync(await written([salim]))
  const laughs = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`).join('')}]>`
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const grown = { ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet.replace('?>', `?>${laughs}`).replace('سالم', '&a8;')) }
  const rows = await readSheet(upload(Buffer.from(zipSync(grown)))).catch(() => [])
  expect(JSON.stringify(rows).length).toBeLessThan(1000)
})

test('a download has its Arabic name, and is neither run, guessed at nor kept on the way', async () => {
  const response = download(
    sheetNamed("عملاء 'أ' (1)\ud800", new Date('2026-07-01T21:00:00Z')),
    writeSheet({ name: 'x', columns, rows: [] }),
  )
  const disposition = response.headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[%\w.-]+$/)
  expect(decodeURIComponent(disposition)).toContain("عملاء 'أ' (1)\ufffd 2026-07-02.xlsx")
  expect(pdfNamed('طلب')).toEqual({ name: 'طلب.pdf', mediaType: 'application/pdf' })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test('a paper of ours opens in place under its name; it too is not guessed at, kept on the way, nor framed, and runs nothing', () => {
  const { headers } = opened(pdfNamed('سند قبض RC-1'), new Uint8Array())
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toBe("inline; filename*=UTF-8''سند قبض RC-1.pdf")
  expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'private, no-store'])
  const policy = headers.get('content-security-policy') ?? ''
  expect([
    policy.startsWith("default-src 'none'"),
    policy.includes('script-src'),
    policy.includes("frame-ancestors 'none'"),
  ]).toEqual([...[true, false, true]])
})
