import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { uploads } from '#platform/files/uploads.ts'
import { anyone } from '#platform/permissions.ts'
import { countTry } from '#platform/tries.ts'
import { testOffice } from '#testing/office.ts'
import { areas } from './areas.ts'
import { keepTidy } from './housekeeping.ts'

const office = testOffice()
const keep = command({
  name: 'test.keep',
  permission: anyone,
  input: z.object({ file: uploads({ kinds: ['pdf'], most: 1, megabytes: 1 }), fails: z.boolean() }),
  async run({ keepFile, record }, { file, fails }) {
    for (const one of file) await keepFile(one)
    record(defineFact('test.kept', z.object({})), 'someone', {})
    if (fails) throw new Error('rolled back')
  },
})
const pdf = (content: string) => [{ name: 'رسم.pdf', bytes: Buffer.from(`%PDF-1.7\n${content}`) }]
const day = 86_400_000

/** The bytes there are, all made to look as old as the clock of the test says. */
async function filesSince(age: number) {
  const found = await readdir(office.folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const then = new Date(office.visitor().now().getTime() - age)
  for (const path of paths) await utimes(path, then, then)
  return paths
}
const names = async () => (await readdir(office.folder, { recursive: true })).filter((path) => path.includes('/'))

test('bytes nobody names go after a day; named ones and fresh ones stay', async () => {
  await keep(office.visitor(), { file: pdf('named'), fails: false })
  await expect(keep(office.visitor(), { file: pdf('orphan'), fails: true })).rejects.toThrow('rolled back')
  const [, aside = ''] = await filesSince(day / 2)
  await writeFile(`${aside}.1.2`, 'left by a crash')
  await filesSince(day / 2)
  await keepTidy(office.visitor())
  expect(await names()).toHaveLength(3)

  await filesSince(day + 1000)
  await keepTidy(office.visitor())
  const { sha256 } = await office.db.selectFrom('files').select('sha256').executeTakeFirstOrThrow()
  expect(await names()).toEqual([`${sha256.slice(0, 2)}/${sha256}`])
})

test('bytes that are put again while they wait to be swept are kept for the row that will name them', async () => {
  await expect(keep(office.visitor(), { file: pdf('again'), fails: true })).rejects.toThrow()
  await filesSince(2 * day)
  const { files } = office.visitor()
  const before = new Date(office.visitor().now().getTime() - day)
  // Somebody puts the same bytes at the very moment nobody names them yet.
  let sha256 = ''
  await files.sweep(before, async () => {
    sha256 = await files.put(pdf('again')[0]?.bytes ?? Buffer.alloc(0))
    return false
  })
  expect(await files.has(sha256)).toBe(true)
})

test('what fails in one area keeps no other from its daily round, and is told once until it is done', async () => {
  const [first, ...later] = areas.filter(({ daily }) => daily)
  if (!first) throw new Error('no area has anything to do daily')
  const broken = vi.spyOn(first, 'daily').mockRejectedValue(new Error('broken'))
  const others = later.map((area) => vi.spyOn(area, 'daily'))
  await expect(keep(office.visitor(), { file: pdf('orphan'), fails: true })).rejects.toThrow('rolled back')
  await filesSince(2 * day)

  for (const _ of ['at night', 'once more']) await expect(keepTidy(office.visitor())).rejects.toThrow(first.label)
  expect(others.map(({ mock }) => mock.calls.length)).toEqual(later.map(() => 2))
  expect(await names()).toEqual([])
  const tasks = () => office.db.selectFrom('tasks').select(['title', 'role', 'status']).execute()
  expect(await tasks()).toEqual([{ title: `لم يكتمل العمل اليومي: ${first.label}`, role: 'administrator', status: 'open' }])

  broken.mockRestore()
  await keepTidy(office.visitor())
  expect(await tasks()).toMatchObject([{ status: 'done' }])
})

test('tries of yesterday are forgotten, those of today count', async () => {
  const door = { name: 'test', most: 1, seconds: 60 }
  await countTry(office.visitor(), door, 'سالم')
  office.later(day / 2)
  await keepTidy(office.visitor())
  expect(await office.db.selectFrom('tries').select('who').execute()).toHaveLength(1)
  office.later(day)
  await keepTidy(office.visitor())
  expect(await office.db.selectFrom('tries').select('who').execute()).toEqual([])
})
