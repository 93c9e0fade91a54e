import { expect, test } from 'vitest'
import { madeWhole, shortened } from './after-notice.ts'
import { upTo } from './changes-of-term.ts'
import { scheduleOf, totalOf } from './schedule.ts'
import type { Instalment, RentTerms } from './terms.ts'

const terms: RentTerms = {
  ...{ from: '2026-01-01', until: '2026-12-31', rent: 300_000n, rentFor: 'month', frequency: 3, paid: 'in-advance' },
  ...{ starts: 'lease-day', dueDay: null, free: [], steps: [] },
}
const agreed = scheduleOf(terms)
const nothing = () => false
const upToMarch = (one: Instalment) => one.until <= '2026-03-31'
const upToJune = (one: Instalment) => one.until <= '2026-06-30'

function leaves(lastDay: string, isDemanded: (one: Instalment) => boolean) {
  const earned = totalOf(scheduleOf(upTo(terms, lastDay)))
  return shortened({ standing: agreed, isDemanded }, { lastDay, earned })
}
const told = (all: readonly Instalment[]) => all.map(({ from, until, amount }) => `${from} ${until} ${amount}`)

test('after notice nothing is to come for days after the last one, and the instalment it falls in is as much shorter', () => {
  expect(told(leaves('2026-05-15', upToMarch))).toEqual(['2026-01-01 2026-03-31 900000', '2026-04-01 2026-05-15 445161'])
  expect(told(leaves('2026-06-30', upToMarch))).toEqual(['2026-01-01 2026-03-31 900000', '2026-04-01 2026-06-30 900000'])
  // What was demanded before is settled when they leave.
  expect(told(leaves('2026-05-15', upToJune))).toEqual(['2026-01-01 2026-03-31 900000', '2026-04-01 2026-06-30 900000'])
})

test('taken back, all of the lease is owed again to the baisa, whatever was demanded meanwhile', () => {
  for (const isDemanded of [nothing, upToMarch, upToJune])
    for (const lastDay of ['2026-03-31', '2026-05-15', '2026-09-01', '2026-12-30']) {
      const standing = leaves(lastDay, isDemanded)
      expect(madeWhole({ standing, isDemanded }, agreed)).toEqual(agreed)
      // The one that was cut was demanded in the meantime.
      const whole = madeWhole({ standing, isDemanded: () => true }, agreed)
      expect([totalOf(whole), whole.at(-1)?.until]).toEqual([totalOf(agreed), '2026-12-31'])
      expect(whole.slice(0, standing.length)).toEqual(standing)
      whole.slice(1).forEach(({ from }, at) => {
        expect(from > (whole[at]?.until ?? '')).toBe(true)
      })
    }
})
