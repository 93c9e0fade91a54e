import { beforeEach, expect, test } from 'vitest'
import { openBranches } from '#testing/branches.ts'
import { yardOf } from '#testing/machines.ts'
import { testOffice } from '#testing/office.ts'
import { piecesOf, pools } from '../pools/queries.ts'
import { addPool } from '../pools/use-cases/add-pool.ts'
import { checkPools, importPools, poolImportPages, refusePools, uploadPools } from './pool-imports.ts'

const office = testOffice()
const { muslim, newId } = yardOf(office)
beforeEach(() => openBranches(office.db))

const look = async (id: string) => (await poolImportPages.read(muslim(), id)) ?? expect.fail('no such import')

const heading = 'الاسم,الوحدة,الكمية الافتتاحية,السعر الشهري,التأمين,القطعة,سعر الفقد,سعر التلف'
const rows = [
  'سقالات,م²,٤٢٠٠,0.600,1,إطار,8.500,3',
  'سقالات,,,,,وصلة,2,',
  'سقالات,متر مربع,,,,لوح,5,1.5',
  'دعامات,حبة,300,0.250,,,,',
]

async function brought(lines: readonly string[]) {
  const bytes = Buffer.from([heading, ...lines].join('\n'))
  const { id: importId } = await uploadPools(muslim(), { file: { name: 'سقالات.csv', bytes } })
  const { mapping } = await look(importId)
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const asked = { importId, ...Object.fromEntries(columns) }
  await checkPools(muslim(), asked)
  return asked
}
const told = async (lines: readonly string[]) =>
  (await look((await brought(lines)).importId)).faults.map(({ row, field }) => `${row} ${field}`)

test('pools come with how many there are of them and their pieces; brought again they stay as they are', async () => {
  const asked = await brought(rows.with(2, 'سقالات,,,,,لوح,5,1.5'))
  expect(await look(asked.importId)).toMatchObject({
    ...{ good: 4, known: 0, faults: [] },
    found: [
      { name: 'سقالات', unit: 'm2', total: 4_200, monthPrice: 600n, deposit: 1_000n, pieces: 3 },
      { name: 'دعامات', unit: 'piece', total: 300, monthPrice: 250n, deposit: 0n, pieces: 0 },
    ],
  })
  expect(await pools(office.visitor())).toEqual([])
  await Promise.all([1, 2].map(() => importPools(muslim(), asked)))
  const there = await pools(office.visitor())
  expect(there).toMatchObject([
    { name: 'دعامات', unit: 'piece', total: 300, free: 300, monthPrice: 250n },
    { name: 'سقالات', unit: 'm2', total: 4_200, free: 4_200, deposit: 1_000n },
  ])
  expect(await piecesOf(office.db, there[1]?.id ?? '')).toEqual([
    { place: 1, name: 'إطار', lost: 8_500n, damaged: 3_000n },
    { place: 2, name: 'وصلة', lost: 2_000n, damaged: 0n },
    { place: 3, name: 'لوح', lost: 5_000n, damaged: 1_500n },
  ])
  // Another count of the same name is a correction, and no matter of a file.
  const again = await brought(['سقالات,م²,9000,1,,,,', 'جكات,قطعة,50,0.100,,,,'])
  expect(await look(again.importId)).toMatchObject({ good: 1, known: 1, faults: [], found: [{ name: 'جكات', total: 50 }] })
  await importPools(muslim(), again)
  expect((await pools(office.visitor())).map(({ name, total }) => `${name} ${total}`)).toEqual([
    'جكات 50',
    'دعامات 300',
    'سقالات 4200',
  ])
})

test('what is wrong with a pool is told by row and column, and nothing of the file is taken', async () => {
  const bad = [
    'سقالات,كرتون,كثير,0.600,1,إطار,8.500,3',
    'سقالات,,,0.700,,,,',
    ',م²,1,1,,,,',
    'دعامات,م²,-1,,x,,2,',
    'جكات,قطعة,1,1,,رأس,بكم,',
    'جكات,,,,,,,3',
  ]
  expect(await told(bad)).toEqual([
    ...['2 الوحدة', '2 الكمية كلها', '3 سعر الوحدة في 30 يومًا', '3 القطعة', '4 الاسم', '5 الكمية كلها'],
    ...['5 سعر الوحدة في 30 يومًا', '5 التأمين المسترد للوحدة', '5 القطعة', '6 سعرها ناقصة', '7 القطعة'],
  ])
  const many = Array.from({ length: 9 }, (_, at) => `سقالات,م²,1,1,,قطعة ${at},1,1`)
  expect(await told(many)).toEqual(['10 القطعة'])
  const asked = await brought(bad)
  await expect(importPools(muslim(), asked)).rejects.toMatchObject({ code: 'imports.changed' })
  await refusePools(muslim(), asked)
  expect(await pools(office.visitor())).toEqual([])
})

test('a pool that was added between the check and the taking is not brought a second time', async () => {
  const asked = await brought(rows.slice(3))
  const form = { id: newId(), name: 'دعامات', unit: 'piece', monthPrice: '1', deposit: '0', total: '7' } as const
  await addPool(muslim(), form)
  await expect(importPools(muslim(), asked)).rejects.toMatchObject({ code: 'imports.changed' })
  await expect(importPools(office.staff('nobody'), asked)).rejects.toMatchObject({ status: 403 })
  expect((await pools(office.visitor())).map(({ name, total }) => `${name} ${total}`)).toEqual(['دعامات 7'])
})
