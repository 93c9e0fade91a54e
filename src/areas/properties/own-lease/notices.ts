import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { leaseEndsSoon, registrationDueSoon } from './facts.ts'
import { ownLeasePath } from './own-lease.ts'

type Told = typeof leaseEndsSoon.data

const variables = {
  unit: { label: 'الوحدة', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' },
  date: { label: 'آخر يوم في العقد', sample: '31 ديسمبر 2026' },
  left: { label: 'ما بقي', sample: '120 يومًا' },
  noticeDate: { label: 'آخر موعد للإبلاغ', sample: '2 أكتوبر 2026' },
  url: { label: 'صفحة إيجاره', sample: 'https://example.om/dashboard/rent' },
}

const tellOf =
  (goesOn: boolean): Parameters<typeof notice<Told, keyof typeof variables>>[0]['tell'] =>
  (told, { origin }) =>
    told.goesOn !== goesOn
      ? null
      : {
          ...{ to: { partyId: told.partyId }, path: ownLeasePath },
          values: {
            ...{ unit: told.unit, date: dayInWords(told.endsOn), left: howMany(told.days, 'day') },
            ...{ noticeDate: dayInWords(told.noticeBy), url: `${origin}${ownLeasePath}` },
          },
        }

/** To the tenant, as long as they can still say what becomes of it: what goes on by itself, and what ends. */
export const ownLeaseNotices = [
  notice({
    ...{ name: 'properties.tell-lease-ends', label: 'عقد إيجار ينتهي ويتجدد وحده', on: leaseEndsSoon, variables },
    templates: {
      'in-app': 'ينتهي عقد {unit} في {date}، وآخر موعد للإبلاغ بالإخلاء {noticeDate}',
      sms: 'التحالف: ينتهي عقد {unit} في {date}. جدّد أو أبلغ بالإخلاء: {url}',
      whatsapp: 'السلام عليكم، ينتهي عقد {unit} في {date}، وآخر موعد للإبلاغ بالإخلاء {noticeDate}. جدّد أو أبلغ من هنا: {url}',
      email: {
        subject: 'عقد {unit} ينتهي في {date}',
        text: 'مرحبًا،\n\nبقي {left} على نهاية عقد {unit}. يتجدد العقد بمدته ما لم يُخطر أحد الطرفين في موعده، وآخر موعد {noticeDate}.\n\nاطلب التجديد أو أبلغ بالإخلاء: {url}\n\nفريق التحالف',
      },
    },
    tell: tellOf(true),
  }),
  notice({
    ...{ name: 'properties.tell-lease-ends-for-good', label: 'عقد إيجار ينتهي ولا يتجدد وحده', on: leaseEndsSoon, variables },
    templates: {
      'in-app': 'ينتهي عقد {unit} في {date}، ولا يتجدد وحده',
      sms: 'التحالف: ينتهي عقد {unit} في {date}. جدّد أو أبلغ بالإخلاء: {url}',
      whatsapp: 'السلام عليكم، ينتهي عقد {unit} في {date}، ولا يتجدد وحده. اطلب تجديده أو أبلغ بالإخلاء من هنا: {url}',
      email: {
        subject: 'عقد {unit} ينتهي في {date}',
        text: 'مرحبًا،\n\nبقي {left} على نهاية عقد {unit} في {date}، ولا يتجدد وحده.\n\nاطلب التجديد أو أبلغ بالإخلاء: {url}\n\nفريق التحالف',
      },
    },
    tell: tellOf(false),
  }),
  notice({
    ...{ name: 'properties.tell-registration-due', label: 'عقد لم يوثّق بعد', on: registrationDueSoon },
    variables: {
      unit: variables.unit,
      left: { label: 'ما بقي', sample: '7 أيام' },
      url: variables.url,
    },
    templates: {
      'in-app': 'بقي {left} لتوثيق عقد {unit} لدى البلدية.',
      sms: 'التحالف: بقي {left} لتوثيق عقد {unit} لدى البلدية.',
      whatsapp: 'السلام عليكم، بقي {left} لتوثيق عقد {unit} لدى البلدية. تفاصيله هنا: {url}',
    },
    tell: ({ partyId, unit, days }, { origin }) => ({
      ...{ to: { partyId }, path: ownLeasePath },
      values: { unit, left: howMany(days, 'day'), url: `${origin}${ownLeasePath}` },
    }),
  }),
]
