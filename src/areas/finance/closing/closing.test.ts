import { expect, test } from 'vitest'
import { moveCash } from '#areas/finance/cash/use-cases/move-cash.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { closeYear, lockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { nightlyCheck } from './books-health.ts'

const office = testOffice()
const { house, kept, newBox } = banksOf(office)
const day = 86_400_000
const salim = () => office.staff('salim', may.lockPeriods, may.unlockPeriods)
const locks = (lockedTo: string, despite?: string) => lockPeriod(salim(), { lockedTo, reason: 'نهاية اليوم', despite })

test('days are not closed over books that do not agree, whether the night found it or it came about since', async () => {
  office.later(day)
  await nightlyCheck(house())
  await locks('2026-01-15')
  await postIt(house(), journal([moved('1110:nowhere', '2160:nobody', 5n)], { day: '2026-01-16' }))
  office.later(day)
  await expect(locks('2026-01-16')).rejects.toMatchObject({
    code: 'finance.books-differ',
    message: expect.stringContaining('ما في كل صندوق'),
  })
  await nightlyCheck(house())
  await expect(locks('2026-01-16')).rejects.toMatchObject({ code: 'finance.books-differ' })
})

test('a box nobody counted and cash on its way keep days open, but for a written reason', async () => {
  const { fatima } = await kept(10_000n)
  const toBoxId = await newBox('صندوق المطار')
  await moveCash(fatima, { moveId: fatima.newId(), to: `box:${toBoxId}`, amount: '4' })
  office.later(day)
  const refused = { code: 'finance.not-counted', message: expect.stringMatching(/وردية مفتوحة منذ.*في الطريق نقد.*4\.000/) }
  await expect(locks('2026-01-15')).rejects.toMatchObject(refused)
  await locks('2026-01-15', 'الصندوق عند من سافر، يُعدّ غدًا')
  const { reason } = await office.db.selectFrom('periodLocks').select('reason').executeTakeFirstOrThrow()
  expect(reason).toBe('نهاية اليوم. الصندوق عند من سافر، يُعدّ غدًا')
})

test('nor does a year close over a box nobody counted, but for the same word', async () => {
  await kept()
  await postIt(house(), journal([{ ...moved('1210:salim', '4400', 5n), line: 'cars' }], { day: '2026-01-15' }))
  office.later(360 * day)
  await office.db
    .insertInto('bookChecks')
    .values({ id: house().newId(), checkedAt: new Date('2100-01-01'), checks: 1, failed: '' })
    .execute()
  const manager = () => office.staff('salim', may.closeYears, may.unlockPeriods)
  await expect(closeYear(manager(), { year: '2026' })).rejects.toMatchObject({ code: 'finance.not-counted' })
  await closeYear(manager(), { year: '2026', despite: 'الصندوق عند من سافر' })
  const { lockedTo, reason } = await office.db.selectFrom('periodLocks').selectAll().executeTakeFirstOrThrow()
  expect([lockedTo, reason]).toEqual(['2026-12-31', 'إقفال سنة 2026. الصندوق عند من سافر'])
})
