import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { hoursInWords } from './opening-hours.ts'
import { companyPermissions as may } from './permissions.ts'
import { companyProfile, setting } from './public.ts'
import { seedCompany } from './seed.ts'
import { readSettings } from './settings.ts'
import { changeSettings } from './use-cases/change-settings.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.manage)
const profile = () => companyProfile(office.visitor())

test('a new company has its trade name, what no parcel may hold, its quiet hours, its municipality, Latin numbers, and nothing else', async () => {
  const { tradeName, parcelProhibited, quietFrom, quietUntil, numerals, seasonName, municipality, ...rest } = readSettings([])
  expect(tradeName).toBe('التحالف')
  expect(parcelProhibited).toContain('وما يمنعه القانون.')
  expect([quietFrom, quietUntil]).toEqual(['21:00', '08:00'])
  expect([numerals, seasonName, municipality]).toEqual(['latn', 'رمضان', 'بلدية ظفار'])
  expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  expect(await profile()).toMatchObject({ phone: null, whatsappLink: null, hours: null, notice: null })
})

test('what is set is read as values, and kept pages are told', async () => {
  await changeSettings(huda(), {
    phones: '2300 0000\n٩١٢٣ ٤٥٦٧',
    metrePriceFrom: '180.5',
    refundDays: '14',
    rentRegistration: 'no',
  })

  expect(await profile()).toMatchObject({
    phone: '+96823000000',
    phones: ['+96823000000', '+96891234567'],
    metrePriceFrom: 180_500n,
    refundDays: 14,
    rentRegistration: false,
  })
  expect(await setting(office.visitor(), 'refundDays')).toBe(14)
  expect(await office.history()).toEqual(['company.settings-changed'])
})

test('a setting is taken back with null, or by a form that showed it and sent nothing', async () => {
  await changeSettings(huda(), { address: 'صلالة', postalCode: '211', whatsapp: '91234567' })
  await changeSettings(huda(), { address: null })
  await changeSettings(huda(), { shown: ['postalCode', 'whatsapp'], whatsapp: '91234568' })

  expect(await profile()).toMatchObject({ address: null, postalCode: null, whatsapp: '+96891234568' })
})

test('the fact says what was there before; the same again is no change', async () => {
  await changeSettings(huda(), { postalCode: '211', openingHours: { friday: '', monday: '08:00-13:00' } })
  await changeSettings(huda(), { postalCode: '211', openingHours: { monday: '08:00-13:00', friday: '' } })
  await changeSettings(huda(), { postalCode: '217' })

  const facts = await office.db.selectFrom('facts').select('data').orderBy('sequence').execute()
  expect(facts).toHaveLength(2)
  expect(facts[1]?.data).toEqual({ changes: [{ key: 'postalCode', before: '211', after: '217' }] })
})

test('twenty people saving at once leave an unbroken line of changes', async () => {
  const codes = Array.from({ length: 20 }, (_, index) => String(200 + index))
  await Promise.all(codes.map((postalCode) => changeSettings(huda(), { postalCode })))

  const facts = await office.db.selectFrom('facts').select('data').orderBy('sequence').execute()
  const changes = facts.map(({ data }) => (data as { changes: { before: string | null; after: string }[] }).changes[0])
  for (const [index, change] of changes.entries()) expect(change?.before ?? null).toBe(changes[index - 1]?.after ?? null)
  expect((await profile()).postalCode).toBe(changes.at(-1)?.after)
})

test('whoever may not, does not', async () => {
  await expect(changeSettings(office.visitor(), { postalCode: '211' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(changeSettings(office.staff('said'), { postalCode: '211' })).rejects.toMatchObject({ code: 'forbidden' })
})

test('a wrong value is refused with the sentence of its setting, and nothing is kept', async () => {
  const wrong = [
    [{ vatin: 'OM12' }, 'الرقم الضريبي يبدأ بـ OM ويليه 10 أرقام'],
    [{ phones: '91234567\n123' }, 'رقم الهاتف 8 أرقام، مثل 9123 4567'],
    [{ mapLink: 'javascript:alert(1)' }, 'الرابط يبدأ بـ https://'],
    [{ noticeLink: '/\\elsewhere.example' }, 'اكتب مسارًا يبدأ بشرطة مائلة، أو رابطًا يبدأ بـ https://'],
    [{ noticeLink: '//elsewhere.example' }, 'اكتب مسارًا يبدأ بشرطة مائلة، أو رابطًا يبدأ بـ https://'],
    [{ refundDays: '91' }, 'اكتب عدد الأيام، من 1 إلى 90.'],
    [{ openingHours: { sunday: '16:00-20:00 08:00-13:00' } }, 'اكتب ساعات الدوام هكذا: 08:00-13:00 16:00-20:00'],
  ] as const
  for (const [input, message] of wrong) {
    await expect(changeSettings(huda(), { ...input, address: 'صلالة' })).rejects.toMatchObject({ issues: [{ message }] })
  }
  await expect(changeSettings(huda(), { unknown: 'x' } as object)).rejects.toMatchObject({ name: 'ZodError' })
  expect((await profile()).address).toBeNull()
})

test('what ends before it begins is refused, also when its other end was set before', async () => {
  await changeSettings(huda(), { noticeFrom: '2026-03-01', metrePriceFrom: '200' })
  for (const change of [{ noticeUntil: '2026-02-28' }, { metrePriceTo: '199.999' }]) {
    await expect(changeSettings(huda(), change)).rejects.toMatchObject({ issues: [{ path: Object.keys(change) }] })
  }
  expect(await profile()).toMatchObject({ noticeUntil: null, metrePriceTo: null })
  await changeSettings(huda(), { noticeUntil: '2026-03-01', metrePriceTo: '200' })
})

test('hours are told as people tell them, and open is by the clock of Salalah', async () => {
  const workday = '08:00-13:00 16:00-20:00'
  const openingHours = { saturday: '09:00-13:00', sunday: workday, monday: workday, wednesday: workday, thursday: workday }
  await changeSettings(huda(), { openingHours })

  const { hours } = await profile()
  expect(hours?.open).toBe(true) // Thursday noon in Salalah
  expect(hours?.lines).toEqual([
    'الأحد – الاثنين 8:00\u00a0ص\u00a0–\u00a01:00\u00a0م، 4:00\u00a0م\u00a0–\u00a08:00\u00a0م',
    'الثلاثاء مغلق',
    'الأربعاء – الخميس 8:00\u00a0ص\u00a0–\u00a01:00\u00a0م، 4:00\u00a0م\u00a0–\u00a08:00\u00a0م',
    'السبت 9:00\u00a0ص\u00a0–\u00a01:00\u00a0م',
    'الجمعة: مغلق',
  ])
  office.later(60 * 60_000)
  expect((await profile()).hours?.open).toBe(false)
  const set = readSettings([{ key: 'openingHours', value: { friday: '00:00-12:00' } }]).openingHours
  expect(set && hoursInWords(set)[0]).toBe('السبت – الخميس مغلق')
})

test('the notice band is shown in its days only', async () => {
  await changeSettings(huda(), { noticeText: 'إجازة', noticeFrom: '2026-01-15', noticeUntil: '2026-01-16' })
  expect((await profile()).notice).toEqual({ text: 'إجازة', link: null })
  office.later(2 * 86_400_000)
  expect((await profile()).notice).toBeNull()
})

test('what today would refuse counts as not set', () => {
  expect(readSettings([{ key: 'vatin', value: 'old' }]).vatin).toBeNull()
})

test('the demonstration office is shown whole, without a number of a register but that of the tax, which nobody has', async () => {
  await seedCompany(huda())
  const shown = await profile()
  expect(shown).toMatchObject({ commercialRegister: null, vatin: 'OM1100000000', licences: null, responseHours: null })
  expect(shown).toMatchObject({ phone: '+96823000000', email: 'office@altahaluf.example' })
})
