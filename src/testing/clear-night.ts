import { beforeEach } from 'vitest'
import type { testOffice } from './office.ts'

/** For tests of rows that no paper stands behind: the last night found nothing wrong, so the days before it may be closed. */
export function afterClearNight(office: ReturnType<typeof testOffice>) {
  beforeEach(async () => {
    const night = { checkedAt: new Date('2100-01-01'), checks: 1, failed: '' }
    await office.db
      .insertInto('bookChecks')
      .values({ id: office.staff('night').newId(), ...night })
      .execute()
  })
}
