import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { childSeat, reservationsOf, rules } from '#testing/reservations.ts'
import { setRules } from '../terms/use-cases/set-rules.ts'
import { carTerms } from './public-terms.ts'

const office = testOffice()
const { anAddOn, carsToReserve, huda } = reservationsOf(office)

test('the public page says what can go along, where a car may go and when its deposit goes back, from what the office set for cars', async () => {
  expect(await carTerms(office)).toEqual({ extras: [], countries: [], depositDays: null })
  await carsToReserve()
  await anAddOn(childSeat)
  await anAddOn({ name: 'عبور', charged: 'once', price: '25', effect: 'border', country: 'الإمارات', active: 'yes' })
  expect(await carTerms(office)).toEqual({ extras: ['كرسي أطفال'], countries: ['الإمارات'], depositDays: 30 })
  await setRules(huda(), { ...rules, seen: '0', depositDays: '20', borderCountries: '' })
  expect(await carTerms(office)).toMatchObject({ countries: [], depositDays: 20 })
})
