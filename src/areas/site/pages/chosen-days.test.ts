import { expect, test } from 'vitest'
import { chosenDays } from './chosen-days.ts'

const faults = (query: string) => chosenDays(new URLSearchParams(query), '2026-07-01').dayFaults

test('days that come from the first page are judged as those of the form are', () => {
  expect(faults('')).toEqual({})
  expect(faults('from=2026-07-01&until=2026-07-03')).toEqual({})
  expect(faults('from=&until=')).toEqual({ fromOn: ['اختر تاريخ التسليم.'], toOn: ['اختر تاريخ الإعادة.'] })
  expect(faults('from=2026-07-05&until=2026-07-03')).toEqual({ toOn: ['تاريخ النهاية بعد تاريخ البداية.'] })
  expect(faults('from=2026-06-30&until=2026-07-03')).toEqual({ fromOn: ['اختر اليوم أو تاريخًا بعده.'] })
  expect(faults('from=2026-07-05&until=2036-07-03')).toEqual({ toOn: ['اختر تاريخًا خلال سنتين من اليوم.'] })
  expect(faults('from=2026-99-99')).toMatchObject({ fromOn: ['اختر تاريخ التسليم.'] })
})
