import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { lockDue } from './lock-due.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.lockPeriods, may.unlockPeriods)
const afterDays = (days: number) => office.later(days * 24 * 60 * 60 * 1000)
const tasks = async (status: 'open' | 'done') => {
  const rows = office.db.selectFrom('tasks').select('title').where('rule', '=', 'finance.lock-due').where('status', '=', status)
  return (await rows.execute()).map(({ title }) => title)
}

test('a month that is over and still open calls whoever closes the books once, until it is closed', async () => {
  await postIt(huda(), journal([moved('1120:main', '3100', 9_000n)]))
  await lockDue(huda())
  expect(await tasks('open')).toEqual([])

  afterDays(26)
  await lockDue(huda())
  expect(await tasks('open')).toEqual([])
  afterDays(1)
  await lockDue(huda())
  await lockDue(huda())
  expect(await tasks('open')).toEqual(['أقفل أيام يناير 2026'])

  await lockPeriod(huda(), { lockedTo: '2026-01-30', reason: 'نهاية الشهر', despite: undefined })
  expect(await tasks('open')).toEqual(['أقفل أيام يناير 2026'])
  await lockPeriod(huda(), { lockedTo: '2026-01-31', reason: 'نهاية الشهر', despite: undefined })
  expect([await tasks('open'), await tasks('done')]).toEqual([[], ['أقفل أيام يناير 2026']])
  afterDays(28)
  await lockDue(huda())
  expect(await tasks('open')).toEqual([])
})
