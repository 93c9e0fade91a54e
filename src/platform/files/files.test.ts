import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { uploads } from './uploads.ts'

const office = testOffice()
const kept = defineFact('test.kept', z.object({ count: z.number() }))
const keep = command({
  name: 'test.keep',
  permission: anyone,
  input: z.object({
    files: uploads({ kinds: ['pdf', 'jpeg', 'png'], most: 2, megabytes: 1 }),
    fails: z.boolean().default(false),
  }),
  async run({ keepFile, record }, { files, fails }) {
    const ids: string[] = []
    for (const file of files) ids.push(await keepFile(file))
    record(kept, 'someone', { count: ids.length })
    if (fails) throw new Error('the roof fell in')
    return ids
  },
})
const pdf = Buffer.from('%PDF-1.7\nhello')
const sentence = (files: unknown, words: string) =>
  expect(keep(office.visitor(), { files })).rejects.toMatchObject({ issues: [{ message: expect.stringContaining(words) }] })

test('a file is kept under its content, once however often it is sent', async () => {
  await keep(office.visitor(), { files: [{ name: 'سند الملكية.pdf', bytes: pdf }] })
  await keep(office.visitor(), { files: [{ name: '../../etc/passwd.pdf', bytes: pdf }] })

  const rows = await office.db.selectFrom('files').select(['sha256', 'name', 'mediaType', 'size']).orderBy('name').execute()
  expect(rows.map(({ name, mediaType, size }) => ({ name, mediaType, size }))).toEqual([
    { name: '.. .. etc passwd.pdf', mediaType: 'application/pdf', size: pdf.length },
    { name: 'سند الملكية.pdf', mediaType: 'application/pdf', size: pdf.length },
  ])
  const { files } = office.visitor()
  expect(await files.get(rows[0]?.sha256 ?? '')).toEqual(pdf)
  expect(rows[0]?.sha256).toBe(rows[1]?.sha256)
})

test('a picture is drawn anew: where it was taken and what hid behind it do not come along', async () => {
  const base = sharp({ create: { width: 3000, height: 20, channels: 3, background: 'teal' } })
  const photo = await base
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer()
  await keep(office.visitor(), { files: [{ name: 'الموقع.jpg', bytes: Buffer.concat([photo, Buffer.from('<script>')]) }] })

  const row = await office.db.selectFrom('files').selectAll().executeTakeFirstOrThrow()
  const bytes = await office.visitor().files.get(row.sha256)
  expect(row).toMatchObject({ name: 'الموقع.webp', mediaType: 'image/webp' })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2400 })
  expect(bytes.toString('latin1')).not.toMatch(/SECRET-PLACE|<script>/)
})

test('each file that is not taken is told why, and nothing is kept', async () => {
  await sentence([{ name: 'فاتورة.pdf', bytes: Buffer.from('MZ not a pdf') }], '«فاتورة.pdf» ليس من الأنواع المقبولة')
  await sentence([{ name: 'كبير.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(2 ** 21)]) }], 'والحد 1')
  await sentence(
    Array.from({ length: 3 }, () => ({ name: 'a.pdf', bytes: pdf })),
    'حتى ملفين',
  )
  await sentence('a text where a file belongs', 'اختر ملفًا')
  await expect(
    keep(office.visitor(), { files: [{ name: 'مكسورة.png', bytes: Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1') }] }),
  ).rejects.toMatchObject({ code: 'files.unreadable', status: 422 })
  expect(await office.db.selectFrom('files').select('id').execute()).toEqual([])
})

test('a command that fails leaves no row of its file', async () => {
  await expect(keep(office.visitor(), { files: [{ name: 'a.pdf', bytes: pdf }], fails: true })).rejects.toThrow('roof')
  expect(await office.db.selectFrom('files').select('id').execute()).toEqual([])
})

test('nothing half written is left beside the files', async () => {
  const { files } = office.visitor()
  const names = await Promise.all(Array.from({ length: 20 }, () => files.put(Buffer.from('the same bytes'))))
  expect(new Set(names).size).toBe(1)
  const beside = await readdir(`${office.folder}/${names[0]?.slice(0, 2)}`)
  expect(beside).toEqual([names[0]])
})
