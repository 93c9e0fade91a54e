import { expect, test, vi } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { dailyMoney } from './daily.ts'

const broken = new Error('the day earned nothing')
vi.mock('./deferrals/daily.ts', () => ({
  async dailyIncome() {
    throw broken
  },
}))

const office = testOffice()

test('a part of the daily round that fails is told, and keeps the books from being looked at by nobody', async () => {
  await expect(dailyMoney(office.staff('huda'))).rejects.toMatchObject({ errors: [broken] })
  const nights = await office.db.selectFrom('bookChecks').select('failed').execute()
  expect(nights).toEqual([{ failed: '' }])
})
