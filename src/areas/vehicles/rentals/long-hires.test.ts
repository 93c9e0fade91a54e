import { expect, test } from 'vitest'
import { saloonTerms } from '#testing/car-terms.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, hiresOf, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { timeOn } from '#values/days.ts'
import { earlyCredit } from './return-account.ts'
import { chargeCycles } from './use-cases/charge-cycles.ts'

const office = testOffice()
const { debt, credit, wrong } = payersOf(office)
const { back, clerk, keys, out, signed } = hiresOf(office)
const day = 1_440 * 60_000

test('back before its time the days that are left are the customer’s credit', async () => {
  const { contractId, partyId } = await out()
  office.later(2 * day)
  await returnCar(clerk(), back(contractId, { odometer: '33590' }))
  expect([await debt(partyId), await credit(partyId), await wrong()]).toEqual([0n, 31_500n, []])
})

test('9 M7 a month that was paid and given back after twenty days is priced anew, by the card or by the day', () => {
  const months = { from: timeOn('2026-02-01', '10:00'), plannedUntil: timeOn('2026-03-03', '10:00') }
  const asked = { terms: saloonTerms, ...months, returnedAt: timeOn('2026-02-21', '10:00'), charged: 315_000n }
  expect((['credit', 'day', 'none'] as const).map((rule) => earlyCredit({ ...asked, rule }))).toEqual([36_000n, 15_000n, 0n])
})

test('38 M8 a hire of many weeks is charged a month at a time, and all of it comes to the whole price', async () => {
  const { contractId, partyId } = await signed({ until: '2026-04-17' })
  await handOverCar(clerk(), keys(contractId, { waivedWhy: 'موظف الشركة' }))
  expect(await chargeCycles(clerk(), {})).toEqual({ charged: 0 })
  for (const _ of [1, 2]) {
    office.later(30 * day)
    expect([await chargeCycles(clerk(), {}), await chargeCycles(clerk(), {})]).toEqual([{ charged: 1 }, { charged: 0 }])
  }
  const charges = await office.db.selectFrom('charges').select('net').where('kind', '=', 'car-hire').orderBy('dueOn').execute()
  expect(charges.map(({ net }) => net)).toEqual([315_000n, 315_000n, 204_000n])
  office.later(15 * day)
  await returnCar(clerk(), back(contractId, { odometer: '33190' }))
  expect([await debt(partyId), await wrong()]).toEqual([875_700n, []])
})
