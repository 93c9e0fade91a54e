import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { childSeat, reservationsOf, rules } from '#testing/reservations.ts'
import { setRules } from '../terms/use-cases/set-rules.ts'
import { cancellingCars, carTerms } from './public-terms.ts'

const office = testOffice()
const { anAddOn, carsToReserve, huda } = reservationsOf(office)

test('the public page says what can go along, where a car may go and when its deposit goes back, from what the office set for cars', async () => {
  expect(await carTerms(office.visitor())).toEqual({ extras: [], countries: [], depositDays: null, minAge: null, seasons: [] })
  await carsToReserve()
  const { id: listId } = await office.db.selectFrom('rateLists').select('id').executeTakeFirstOrThrow()
  await office.db.insertInto('rateSeasons').values({ listId, name: 'الخريف', fromDay: '06-21', toDay: '09-21' }).execute()
  await anAddOn(childSeat)
  await anAddOn({ name: 'عبور', charged: 'once', price: '25', effect: 'border', country: 'الإمارات', active: 'yes' })
  expect(await carTerms(office.visitor())).toMatchObject({
    ...{ extras: ['كرسي أطفال'], countries: ['الإمارات'], depositDays: 30, minAge: 21 },
    seasons: [{ name: 'الخريف', from: '06-21', to: '09-21' }],
  })
  await setRules(huda(), { ...rules, seen: '0', depositDays: '20', borderCountries: '' })
  expect(await carTerms(office.visitor())).toMatchObject({ countries: [], depositDays: 20 })
})

test('what becomes of a booking that is given up is said as the rules have it', async () => {
  const said = async () => (await cancellingCars(office.visitor())).said
  expect(await said()).toEqual({})
  await carsToReserve()
  expect(await said()).toEqual({
    carCancelRule: 'بلا رسوم حتى 48 ساعة قبل الموعد، وبعد ذلك أجرة يوم',
    carNoShowRule: 'أجرة يوم بعد 4 ساعات من الموعد',
    carEarlyReturnRule: 'ما زاد على أجرة الأيام المستعملة يعود رصيدًا للعميل',
  })
  await setRules(huda(), { ...rules, seen: '0', cancelFreeHours: '0', earlyReturn: 'none' })
  expect(await said()).toMatchObject({
    carCancelRule: 'بلا رسوم حتى الموعد، وبعده أجرة يوم',
    carEarlyReturnRule: 'لا تُردّ أجرة الأيام الباقية',
  })
})
