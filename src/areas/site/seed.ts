import { nextWorkingDay } from '#areas/company/public.ts'
import { vacantUnitsShown } from '#areas/properties/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { requestViewing } from './requests/use-cases/ask-about-unit.ts'
import { openTicket } from './requests/use-cases/open-ticket.ts'
import { sendInquiry } from './requests/use-cases/send-inquiry.ts'
import { sendServiceRequest } from './requests/use-cases/send-service-request.ts'
import { ago, seedConversations } from './seed-conversations.ts'

/** What came in during the last days, told by those who sent it, oldest first. */
export async function seedRequests(ctx: Ctx) {
  const telling = {
    inDays: (days: number) => daysAfter(dayOf(ctx.now()), days),
    said: (hours: number) => ago(ctx, hours),
  }
  await tellOfDaysAgo(ctx, telling)
  await tellOfYesterdayAndToday(ctx, telling)
  await askToSeeUnits(ctx, telling)
  await seedConversations(ctx)
}

type Telling = { inDays: (days: number) => string; said: (hours: number) => Ctx }

async function tellOfDaysAgo(ctx: Ctx, { inDays, said }: Telling) {
  await sendServiceRequest(said(76), {
    ...from('خالد بن سعيد العمري', '9000 0031', 'whatsapp'),
    ...{
      kind: 'property',
      role: 'owner',
      propertyKind: 'building',
      wilayat: 'صلالة',
      quarter: 'السعادة',
      units: '8',
      rented: '6',
    },
    ...{ formId: ctx.newId(), monthlyRent: '1,480.000', files: [] },
  })
  await sendServiceRequest(said(53), {
    ...from('مريم بنت عامر الشنفري', '9000 0032', 'call'),
    ...{ kind: 'site-visit', workKind: 'villa', wilayat: 'طاقة', quarter: 'المدينة', plotNumber: '418', plotArea: '600' },
    ...{ formId: ctx.newId(), permit: 'issued', visitOn: await nextWorkingDay(ctx, inDays(3)), dayPart: 'morning', files: [] },
  })
  await sendServiceRequest(said(29), {
    ...from('محمد بن علي قطن', '9000 0033', 'sms'),
    ...{
      kind: 'hire',
      machine: 'excavator',
      fromOn: inDays(5),
      toOn: inDays(12),
      wilayat: 'ثمريت',
      site: 'مخطط الصناعية الجديد',
    },
    ...{ formId: ctx.newId(), operator: 'with', hoursPerDay: '10', files: [] },
  })
}

async function tellOfYesterdayAndToday(ctx: Ctx, { inDays, said }: Telling) {
  await sendInquiry(said(22), {
    ...from('ليلى باعلوي', '9000 0034', 'whatsapp'),
    ...{ formId: ctx.newId(), service: 'rent', message: 'هل تديرون شقتين في بناية مشتركة بين إخوة، ولكل منا حصته؟' },
  })
  await sendServiceRequest(said(5), {
    ...from('سالم بن أحمد المعشني', '9000 0035', 'call'),
    ...{ kind: 'car', fromOn: inDays(2), toOn: inDays(6), handOverPlace: 'مطار صلالة', vehicleClass: 'fourByFour' },
    ...{ formId: ctx.newId(), driverAge: '34', licenceCountry: 'عُمان', files: [] },
  })
  await openTicket(said(1), {
    ...from('فاطمة بنت حسن الحضرمي', '9000 0036', 'sms'),
    ...{ formId: ctx.newId(), service: 'parcels', subject: 'تغيّر عنوان المرسل إليه', files: [] },
    text: 'انتقل أخي إلى عوقد الشمالية. كيف أغيّر عنوانه قبل خروج المندوب؟',
  })
}

/** Two who look for a place, each at another unit. */
async function askToSeeUnits(ctx: Ctx, { inDays, said }: Telling) {
  const { rows } = await vacantUnitsShown(ctx, new URLSearchParams('use=residential'))
  const [one, other] = rows.filter(({ isHeld }) => !isHeld)
  const day = await nextWorkingDay(ctx, inDays(2))
  const later = await nextWorkingDay(ctx, daysAfter(day, 2))
  if (one)
    await requestViewing(said(4), {
      ...from('أحمد بن عيسى المهري', '9000 0037', 'whatsapp'),
      ...{ formId: ctx.newId(), listingId: one.id, viewingOn: day, otherOn: later, dayPart: 'evening' },
      details: 'نحن عائلة من أربعة.',
    })
  if (other)
    await requestViewing(said(2), {
      ...from('شيخة بنت مبارك العامري', '9000 0038', 'call'),
      ...{ formId: ctx.newId(), listingId: other.id, viewingOn: await nextWorkingDay(ctx, inDays(1)), dayPart: 'morning' },
    })
}

function from<Way extends string>(name: string, phone: string, replyBy: Way) {
  return { name, phone, replyBy }
}
