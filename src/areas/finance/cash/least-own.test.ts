import { expect, test } from 'vitest'
import { financePermissions } from '#areas/finance/permissions.ts'
import { changeMoneySetting } from '#areas/finance/settings/use-cases/change-money-setting.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { lowOnOwnMoney } from './least-own.ts'

const office = testOffice()
const huda = () => office.staff('huda', financePermissions.changeMoneySettings)
const wants = (value: string) =>
  changeMoneySetting(huda(), { key: 'leastOwnMoney', value, fromDay: '2026-01-15', reason: 'قرار الإدارة' })
const has = (debit: string, credit: string, amount: bigint) => postIt(huda(), journal([moved(debit, credit, amount)]))
const tasks = (status: 'open' | 'done') =>
  office.db
    .selectFrom('tasks')
    .select(['title', 'role'])
    .where('rule', '=', 'finance.own-money')
    .where('status', '=', status)
    .execute()

test('the night that finds less of our own than the company wants calls for somebody once, until there is enough again', async () => {
  await has('1120:main', '3100', 50_000n)
  await has('1120:main', '2160:said', 900_000n)
  await lowOnOwnMoney(huda())
  expect(await tasks('open')).toEqual([])

  await wants('50.001')
  await lowOnOwnMoney(huda())
  await lowOnOwnMoney(huda())
  const title = 'بقي مالنا من النقد 50.000 ر.ع.، وأقله 50.001 ر.ع.'
  expect(await tasks('open')).toEqual([{ title, role: 'financeManager' }])

  await has('1120:main', '3100', 1n)
  await lowOnOwnMoney(huda())
  expect([await tasks('open'), await tasks('done')]).toEqual([[], [{ title, role: 'financeManager' }]])
})

test('without a word of the company it calls when what belongs to others is no longer covered, and once more in another week', async () => {
  await has('1120:main', '2160:said', 900_000n)
  await lowOnOwnMoney(huda())
  expect(await tasks('open')).toEqual([])
  await postIt(huda(), journal([{ ...moved('6150', '1120:main', 5n), line: 'shared' }]))
  await lowOnOwnMoney(huda())
  office.later(7 * 24 * 60 * 60 * 1000)
  await lowOnOwnMoney(huda())
  expect((await tasks('open')).map(({ title }) => title)).toEqual([1, 2].map(() => 'المال لا يغطي ما هو لغيرنا: ينقص 0.005 ر.ع.'))
})
