import { expect, test } from 'vitest'
import { companyPermissions as may } from '#areas/company/permissions.ts'
import { closedAt, companyProfile, oneWorkingDayAfter } from '#areas/company/public.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { officeThing } from '#areas/site/pages/seo.ts'
import { testOffice } from '#testing/office.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.manage)
const aDay = 86_400_000

/** The clock stands at noon of Thursday, 15 January 2026, in Salalah. */
async function ramadan() {
  await changeSettings(huda(), {
    address: 'شارع السلطان قابوس',
    openingHours: { thursday: '08:00-13:00', saturday: '08:00-17:00', sunday: '08:00-17:00' },
    seasonFrom: '2026-01-17',
    seasonUntil: '2026-01-18',
    seasonHours: { saturday: '10:00-15:00 21:00-23:00', sunday: '10:00-15:00' },
  })
}
const hours = async () => (await companyProfile(office.visitor())).hours

test('while the season lasts the site says its hours and until when, and not a day before or after', async () => {
  await ramadan()
  expect((await hours())?.lines.join()).not.toContain('رمضان')
  office.later(2 * aDay)
  expect(await hours()).toMatchObject({
    lines: expect.arrayContaining(['دوام رمضان: حتى 18 يناير']),
    today: [
      { opens: '10:00', closes: '15:00' },
      { opens: '21:00', closes: '23:00' },
    ],
    open: true,
  })
  office.later(2 * aDay)
  expect((await hours())?.lines.join()).not.toContain('رمضان')
})

test('what is counted in working days goes by the hours of each day', async () => {
  await ramadan()
  expect(await closedAt(office.visitor(), new Date('2026-01-17T12:00:00Z'))).toEqual([
    '10:00\u00a0ص\u00a0–\u00a03:00\u00a0م',
    '9:00\u00a0م\u00a0–\u00a011:00\u00a0م',
  ])
  expect(await closedAt(office.visitor(), new Date('2026-01-17T17:30:00Z'))).toBeNull()
  const due = await oneWorkingDayAfter(office.visitor(), new Date('2026-01-17T18:30:00Z'))
  expect(due.toISOString()).toBe('2026-01-18T11:00:00.000Z')
})

test('search engines are told both weeks, the season’s with its days', async () => {
  await ramadan()
  const { openingHoursSpecification: told } = officeThing('http://office', await companyProfile(office.visitor()))
  expect(told).toContainEqual(expect.objectContaining({ dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00', closes: '17:00' }))
  expect(told).toContainEqual(
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '21:00', validFrom: '2026-01-17', validThrough: '2026-01-18' }),
  )
})

test('a season without its days or its hours, or one that ends before it begins, is refused', async () => {
  const refused = (typed: object, under: string) =>
    expect(changeSettings(huda(), typed)).rejects.toMatchObject({ issues: [{ path: [under] }] })
  await refused({ seasonFrom: '2026-02-18' }, 'seasonUntil')
  await refused({ seasonFrom: '2026-02-18', seasonUntil: '2026-03-19' }, 'seasonHours')
  const hours = { 'seasonHours.sunday': '10:00-15:00' }
  await refused({ seasonFrom: '2026-03-19', seasonUntil: '2026-02-18', ...hours }, 'seasonUntil')
  const typed = { ...{ 'seasonHours.sunday': '10:00-15:00' }, seasonFrom: '2026-02-18', seasonUntil: '2026-03-19' }
  await changeSettings(huda(), typed)
  expect((await companyProfile(office.visitor())).seasonHours?.sunday).toEqual([{ opens: '10:00', closes: '15:00' }])
})
