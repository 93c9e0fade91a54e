import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { addHoliday } from '#areas/company/use-cases/change-holidays.ts'
import { testOffice } from '#testing/office.ts'
import { requestViewing } from './use-cases/ask-about-unit.ts'
import { closedDays } from './use-cases/closed-days.ts'
import { sendServiceRequest } from './use-cases/send-service-request.ts'

const office = testOffice()
const wrong = (typed: Record<string, string>) =>
  office.db.transaction().execute((tx) => closedDays({ tx, now: office.visitor().now }, { names: ['visitOn', 'otherOn'], typed }))

test('no visit is asked for on a Friday or a holiday: the day says so, and which one is the next', async () => {
  const huda = office.staff('huda', companyPermissions.manage)
  await addHoliday(huda, { day: '2026-01-17', name: 'عطلة رسمية', certain: 'yes' })
  expect(await wrong({ visitOn: '2026-01-16' })).toEqual([
    ['visitOn', 'المكتب مغلق في هذا اليوم، فلا زيارة فيه. أقرب يوم بعده: الأحد 18 يناير 2026.'],
  ])
  expect(await wrong({ visitOn: '2026-01-18', otherOn: '2026-01-17' })).toMatchObject([
    ['otherOn', expect.stringContaining('الأحد')],
  ])
  expect(await wrong({ visitOn: '2026-01-18', otherOn: '2026-01-20' })).toEqual([])
})

test('both forms that name a day for a visit refuse a Friday under its field', async () => {
  const [ctx, friday] = [office.visitor(), '2026-01-16']
  const salim = { name: 'سالم', phone: '91234567', replyBy: 'call', dayPart: 'morning' } as const
  const plot = { workKind: 'villa', wilayat: 'طاقة', quarter: 'المدينة', plotNumber: '418', plotArea: '600' } as const
  const visit = { ...salim, ...plot, kind: 'site-visit', permit: 'issued', visitOn: friday, files: [] } as const
  await expect(sendServiceRequest(ctx, { ...visit, formId: ctx.newId() })).rejects.toMatchObject({
    issues: [{ path: ['visitOn'] }],
  })
  const viewing = { ...salim, listingId: ctx.newId(), viewingOn: friday }
  await expect(requestViewing(ctx, { ...viewing, formId: ctx.newId() })).rejects.toMatchObject({
    issues: [{ path: ['viewingOn'] }],
  })
})
