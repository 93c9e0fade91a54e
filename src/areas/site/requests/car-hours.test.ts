import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { testOffice } from '#testing/office.ts'
import { sendServiceRequest } from './use-cases/send-service-request.ts'

const office = testOffice()

/** From a Thursday to a Sunday. */
const right = {
  kind: 'car' as const,
  fromOn: '2026-01-15',
  toOn: '2026-01-18',
  handOverPlace: 'المطار',
  vehicleClass: 'fourByFour' as const,
  driverAge: '29',
  licenceCountry: 'عُمان',
  files: [],
  name: 'سالم الكثيري',
  phone: '9123 4567',
  replyBy: 'call' as const,
}
const ask = (hours: { fromAt?: string; toAt?: string }) => {
  const ctx = office.visitor()
  return sendServiceRequest(ctx, { ...right, ...hours, formId: ctx.newId() })
}
const fault = (name: string, message: string) => expect.objectContaining({ path: [name], message })

test('a car is handed over and taken back within the hours of that day, once the office has any', async () => {
  await ask({ fromAt: '03:00' })
  const openingHours = { thursday: '08:00-13:00 16:00-20:00' }
  await changeSettings(office.staff('huda', companyPermissions.manage), { openingHours })

  const thursday = '8:00\u00a0ص\u00a0–\u00a01:00\u00a0م، 4:00\u00a0م\u00a0–\u00a08:00\u00a0م'
  await expect(ask({ fromAt: '14:00', toAt: '10:00' })).rejects.toMatchObject({
    issues: [
      fault('fromAt', `اختر ساعة ضمن ساعات ذلك اليوم: ${thursday}.`),
      fault('toAt', 'المكتب مغلق في ذلك اليوم. اختر يومًا آخر، أو اترك الساعة فارغة لنتفق عليها.'),
    ],
  })
  await expect(ask({ fromAt: 'noon' })).rejects.toMatchObject({ issues: [fault('fromAt', 'اكتب الساعة، مثل 10:30.')] })
  await ask({ fromAt: '16:00' })
  const rows = await office.db.selectFrom('serviceRequests').select('trade').orderBy('sequence').execute()
  expect(rows).toMatchObject([{ trade: { fromAt: '03:00' } }, { trade: { fromAt: '16:00' } }])
})
