import { describe, expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/checks.ts'
import { testOffice } from '#testing/office.ts'
import { eighth } from '#testing/sample.ts'
import { seedIfNew } from './seeding.ts'

/**
 * What the seed tells happened yesterday at ten, or is due today at six: each must be possible whenever somebody starts the product. A
 * commit proves one of these moments beside that of its run; another is proved by one in six that follow.
 */
const moments = [
  '2026-11-20T00:10',
  '2026-12-01T08:59',
  '2026-11-22T18:30',
  '2026-12-31T23:50',
  '2027-01-01T00:01',
  '2027-03-01T13:00',
]

const some = moments.filter((_, at) => eighth === null || at === eighth % moments.length)

describe.each(some)('on %s in Muscat', (moment) => {
  const office = testOffice()

  test('the demonstration office is made, once, and its books agree', async () => {
    office.later(Date.parse(`${moment}:00+04:00`) - office.visitor().now().getTime())
    const house = office.visitor()
    expect(await seedIfNew(house, () => {})).toBe(true)
    expect((await checkBooks(house.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
    const inUnits = house.db.selectFrom('maintenanceRequests').select(['sequence', 'partyId']).where('unitId', 'is not', null)
    expect((await inUnits.execute()).map(({ partyId }) => partyId !== null)).toEqual(Array(8).fill(true))
    expect(await seedIfNew(house, () => {})).toBe(false)
  })
})
