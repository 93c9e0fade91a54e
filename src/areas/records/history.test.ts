import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { historyOf } from './queries.ts'

const office = testOffice()
const factWords = { 'test.changed': 'تغيّر', 'test.moved': 'نُقل' }
const factLines = { 'test.moved': () => 'نُقل إلى ثمريت' }

const happens = (name: string, data: unknown) =>
  command({
    name: 'test.happen',
    permission: anyone,
    input: z.object({}),
    run: async ({ record }) => record(defineFact(name, z.unknown()), 'r1', data),
  })(office.visitor(), {})

const told = async () =>
  (await historyOf({ ...office.visitor(), factWords, factLines }, 'r1')).map(({ text, changes }) => [text, changes])

test('a line of history says what stood there before, and a line that has said it does not say it twice', async () => {
  await happens('test.changed', { changes: [{ field: 'wilayat', before: 'صلالة', after: 'طاقة' }] })
  expect(await told()).toEqual([['تغيّر', [{ label: 'الولاية', before: 'صلالة', after: 'طاقة' }]]])
  await happens('test.moved', { changes: [{ label: 'الفرع', before: 'صلالة', after: 'ثمريت' }] })
  expect((await told())[0]).toEqual(['نُقل إلى ثمريت', []])
})

test('people stand there by their names, and what is only an id is left out', async () => {
  await salimAndMaryam(office)
  await happens('test.changed', { before: salimId, after: maryamId })
  expect(await told()).toEqual([['تغيّر', [{ label: 'القيمة', before: 'سالم', after: 'مريم' }]]])
  await happens('test.changed', { before: null, after: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f' })
  expect((await told())[0]).toEqual(['تغيّر', []])
})
