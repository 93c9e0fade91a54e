import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { companyPermissions as may } from './permissions.ts'
import { companyProfile } from './public.ts'
import { settingVersions } from './setting-queries.ts'
import { changeSettings } from './use-cases/change-settings.ts'
import { restoreSettings } from './use-cases/restore-settings.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.manage)
const band = async () => (await companyProfile(office.visitor())).notice
const versionsOf = (part: 'notice' | 'hours', compare: string | null = null) => settingVersions(office.visitor(), part, compare)

test('every band that was published is kept, compared with the one of today, and comes back as a new version', async () => {
  await changeSettings(huda(), { noticeText: 'مغلقون غدًا', noticeUntil: '2026-01-31', about: 'عن الشركة' })
  await changeSettings(huda(), { shown: ['noticeText', 'noticeUntil'], noticeText: 'مفتوحون غدًا' })
  await changeSettings(huda(), { about: 'غير ذلك' })
  const { versions, now, compared } = await versionsOf('notice', '1')
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
  expect([now?.whole, compared?.whole]).toEqual(['مفتوحون غدًا', 'مغلقون غدًا\nحتى 31 يناير 2026'])
  expect((await versionsOf('notice', '2')).compared).toBeUndefined()

  await restoreSettings(huda(), { part: 'notice', version: '1' })
  expect(await band()).toEqual({ text: 'مغلقون غدًا', link: null })
  expect((await versionsOf('notice')).versions[0]).toMatchObject({ version: 3, restored: 1, writtenBy: 'huda' })
  expect((await companyProfile(office.visitor())).about).toBe('غير ذلك')
  expect(await office.history()).toEqual([...Array(3).fill('company.settings-changed'), 'company.settings-restored'])
})

test('an emptied band is a version too, and what holds already is not restored again', async () => {
  await changeSettings(huda(), { noticeText: 'مغلقون غدًا' })
  await changeSettings(huda(), { shown: 'noticeText' })
  expect((await versionsOf('notice')).now?.whole).toBe('لا شيء.')
  await Promise.all([1, 1, 1].map((version) => restoreSettings(huda(), { part: 'notice', version })))
  expect((await versionsOf('notice')).versions.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(await band()).toMatchObject({ text: 'مغلقون غدًا' })
})

test('the hours of the week and of the season are one thing, told as the site tells them', async () => {
  const thursday = { openingHours: { thursday: '08:00-13:00' } }
  await changeSettings(huda(), thursday)
  const season = { seasonFrom: '2026-02-18', seasonUntil: '2026-03-19', seasonHours: { thursday: '09:00-14:00' } }
  await changeSettings(huda(), { ...season, seasonName: 'رمضان' })
  const { now, compared } = await versionsOf('hours', '1')
  expect(compared?.whole).toContain('الخميس 8:00')
  expect(now?.whole).toContain('دوام رمضان: من 18 فبراير 2026 حتى 19 مارس 2026')
  await restoreSettings(huda(), { part: 'hours', version: 1 })
  expect(await companyProfile(office.visitor())).toMatchObject({ seasonHours: null, seasonFrom: null })
  expect(await band()).toBeNull()
})

test('a version that never was is refused, and whoever may not restores nothing', async () => {
  await changeSettings(huda(), { noticeText: 'مغلقون غدًا' })
  for (const part of ['notice', 'hours'] as const) {
    await expect(restoreSettings(huda(), { part, version: 9 })).rejects.toMatchObject({ code: 'company.no-version' })
  }
  const asSaid = restoreSettings(office.staff('said'), { part: 'notice', version: 1 })
  await expect(asSaid).rejects.toMatchObject({ code: 'forbidden' })
})
