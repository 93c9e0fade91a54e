import { owesBefore, ownDuesPath } from '#areas/finance/public.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { rentNear } from './facts.ts'

const amount = { label: 'المبلغ', sample: '285.500 ر.ع.', longest: '1,000,000.000 ر.ع.' }
const url = { label: 'صفحة مدفوعاته', sample: 'https://example.om/dashboard/payments' }
const variables = {
  unit: { label: 'الوحدة', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' },
  amount,
  period: { label: 'الفترة', sample: '1 يوليو 2026 إلى 31 يوليو 2026' },
  date: { label: 'يوم الاستحقاق', sample: '5 يوليو 2026' },
  url,
}

const tellOf =
  (step: 'soon' | 'due'): Parameters<typeof notice<typeof rentNear.data, keyof typeof variables>>[0]['tell'] =>
  (told, { origin }) =>
    told.step !== step
      ? null
      : {
          ...{ to: { partyId: told.partyId }, path: ownDuesPath },
          values: {
            ...{ unit: told.unit, amount: inRials(told.amount), date: dayInWords(told.dueOn) },
            ...{ period: `${dayInWords(told.from)} إلى ${dayInWords(told.until)}`, url: `${origin}${ownDuesPath}` },
          },
        }

// Paid, or covered by a cheque, since it was written: nothing is to be heard.
const stillTrue = (tx: Tx, { partyId, dueOn }: { partyId: string; dueOn: string }) => owesBefore(tx, partyId, daysAfter(dueOn, 1))

/** To the tenant, before anything is late: what falls due. */
export const reminderNotices = [
  notice({
    ...{ name: 'properties.tell-rent-soon', label: 'قسط إيجار يستحق قريبًا', on: rentNear, variables },
    templates: {
      'in-app': 'إيجار {unit} يستحق في {date}، {amount}',
      sms: 'التحالف: إيجار {unit} {amount} يستحق في {date}. للدفع: {url}',
      whatsapp: 'السلام عليكم، إيجار {unit} عن {period} وقدره {amount} يستحق في {date}. للدفع: {url}',
      email: {
        subject: 'إيجار {unit} يستحق في {date}',
        text: 'مرحبًا،\n\nقسط الفترة {period} بمبلغ {amount} يستحق في {date}. دفعته؟ تجاهل التذكير.\n\nللدفع: {url}\n\nفريق التحالف',
      },
    },
    tell: tellOf('soon'),
    stillTrue,
  }),
  notice({
    ...{ name: 'properties.tell-rent-due', label: 'قسط إيجار يستحق اليوم', on: rentNear, variables },
    templates: {
      'in-app': 'يستحق اليوم إيجار {unit}، {amount}',
      sms: 'التحالف: إيجار {unit} {amount} يستحق اليوم. للدفع: {url}',
      whatsapp: 'السلام عليكم، إيجار {unit} عن {period} وقدره {amount} يستحق اليوم. للدفع: {url}',
    },
    tell: tellOf('due'),
    stillTrue,
  }),
]
