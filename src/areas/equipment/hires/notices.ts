import { notice } from '#platform/messages/notice.ts'
import { clock, dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cycleBilled } from '../billing/facts.ts'
import { ownHiresPath } from '../paths.ts'
import { hireDue, hireExtended, hireOver, machineDispatched, machineExchanged, offHireAsked, quoteEnding } from './facts.ts'

const item = { label: 'المعدّة', sample: 'حفارة 22 طنًا', longest: 'تنكر مياه 5,000 جالون' }
const site = { label: 'الموقع', sample: 'ريسوت، قطعة 214' }
const day = { label: 'اليوم', sample: '9 ديسمبر', longest: '29 سبتمبر' }
const time = { label: 'الساعة', sample: '10:00 ص' }
const number = { label: 'رقم الإنهاء', sample: 'EQ-SLL26-0018-1' }
const url = { label: 'صفحة معداتي المؤجرة', sample: `https://example.om${ownHiresPath}` }

type Asking = { origin: string }
const telling = <Values extends Record<string, string>>(
  { partyId }: { partyId: string },
  { origin }: Asking,
  values: Values,
) => ({
  to: { partyId },
  values: { ...values, url: origin + ownHiresPath },
  path: ownHiresPath,
})

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`

export const hireNotices = [
  notice({
    name: 'equipment.tell-dispatched',
    label: 'أُرسلت معدّة',
    on: machineDispatched,
    atAnyHour: true,
    variables: { item, site, url },
    templates: {
      'in-app': '{item} في الطريق إلى {site}',
      sms: 'التحالف: {item} في الطريق إلى {site}. {url}',
      whatsapp: 'السلام عليكم، {item} في الطريق إلى {site}. التفاصيل: {url}',
      email: { subject: '{item} في الطريق', text: signed('{item} في الطريق إلى {site}.\n\nالتفاصيل: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { item: told.kind, site: told.site }),
  }),
  notice({
    name: 'equipment.tell-exchanged',
    label: 'استُبدلت معدّة',
    on: machineExchanged,
    atAnyHour: true,
    variables: { item, site, url },
    templates: {
      'in-app': 'استُبدلت {item} في {site}، بالسعر نفسه',
      sms: 'التحالف: استُبدلت {item} في {site}، بالسعر نفسه. {url}',
      whatsapp: 'السلام عليكم، استُبدلت {item} في {site}، بالسعر نفسه. التفاصيل: {url}',
      email: { subject: 'استُبدلت {item}', text: signed('استُبدلت {item} في {site}، بالسعر نفسه.\n\nالتفاصيل: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { item: `${told.kind} ${told.code}`, site: told.site }),
  }),
  notice({
    name: 'equipment.tell-off-hire',
    label: 'سُجّل إنهاء تأجير معدّة',
    on: offHireAsked,
    atAnyHour: true,
    variables: { item, number, day, time, url },
    templates: {
      'in-app': 'سُجّل إنهاء تأجير {item} برقم {number}، ويقف الحساب {day} {time}',
      sms: 'التحالف: سُجّل إنهاء تأجير {item} برقم {number}، ويقف الحساب {day} {time}',
      whatsapp: 'السلام عليكم، سُجّل إنهاء تأجير {item} برقم {number}، ويقف الحساب {day} {time}',
      email: {
        subject: 'إنهاء تأجير {item}',
        text: signed('سُجّل إنهاء تأجير {item} برقم {number}، ويقف الحساب {day} {time}.\n\nالتفاصيل: {url}'),
      },
    },
    tell: (told, asking) => {
      const at = new Date(told.endsAt)
      return telling(told, asking, { item: told.kind, number: told.offHire, day: dayInWords(at, dayOf(at)), time: clock(at) })
    },
  }),
  notice({
    name: 'equipment.tell-extended',
    label: 'مُدّد تأجير معدّة',
    on: hireExtended,
    atAnyHour: true,
    variables: { item, day, url },
    templates: {
      'in-app': 'مُدّد تأجير {item} حتى {day}',
      sms: 'التحالف: مُدّد تأجير {item} حتى {day}. {url}',
      whatsapp: 'السلام عليكم، مُدّد تأجير {item} حتى {day}. التفاصيل: {url}',
      email: { subject: 'مُدّد تأجير {item}', text: signed('مُدّد تأجير {item} حتى {day}.\n\nالتفاصيل: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { item: told.kind, day: dayInWords(told.until, told.until) }),
  }),
  notice({
    name: 'equipment.tell-due',
    label: 'اقتربت نهاية تأجير معدّة',
    on: hireDue,
    variables: { item, day, url },
    templates: {
      'in-app': 'ينتهي تأجير {item} {day}',
      sms: 'التحالف: ينتهي تأجير {item} {day}. للتمديد أو الإنهاء: {url}',
      whatsapp: 'السلام عليكم، ينتهي تأجير {item} {day}. للتمديد أو الإنهاء: {url}',
      email: { subject: 'ينتهي تأجير {item} {day}', text: signed('ينتهي تأجير {item} {day}.\n\nللتمديد أو الإنهاء: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { item: told.kind, day: dayInWords(told.until, told.until) }),
  }),
  notice({
    name: 'equipment.tell-over',
    label: 'انتهت مدة تأجير معدّة',
    on: hireOver,
    variables: { item, url },
    templates: {
      'in-app': 'انتهت مدة تأجير {item} أمس، والحساب مستمر حتى طلب الإنهاء',
      sms: 'التحالف: انتهت مدة تأجير {item} أمس، والحساب مستمر حتى طلب الإنهاء: {url}',
      whatsapp: 'السلام عليكم، انتهت مدة تأجير {item} أمس، والحساب مستمر حتى طلب الإنهاء: {url}',
      email: {
        subject: 'انتهت مدة تأجير {item}',
        text: signed('انتهت مدة تأجير {item} أمس، والحساب مستمر حتى طلب الإنهاء.\n\nللتمديد أو الإنهاء: {url}'),
      },
    },
    tell: (told, asking) => telling(told, asking, { item: told.kind }),
  }),
  notice({
    name: 'equipment.tell-quote-ending',
    label: 'اقتربت نهاية عرض سعر معدات',
    on: quoteEnding,
    variables: { site, day, url },
    templates: {
      'in-app': 'عرض معدات {site} صالح حتى {day}',
      sms: 'التحالف: عرض معدات {site} صالح حتى {day}. لقبوله: {url}',
      whatsapp: 'السلام عليكم، عرض معدات {site} صالح حتى {day}. لقبوله: {url}',
      email: { subject: 'عرض السعر صالح حتى {day}', text: signed('عرض معدات {site} صالح حتى {day}.\n\nلقبوله: {url}') },
    },
    tell: (told, asking) => telling(told, asking, { site: told.site, day: dayInWords(told.until, told.until) }),
  }),
  notice({
    name: 'equipment.tell-invoice',
    label: 'صدرت فاتورة دورة تأجير معدات',
    on: cycleBilled,
    variables: {
      number: { label: 'رقم الفاتورة', sample: 'INV-SLL26-00011' },
      period: { label: 'المدة', sample: '27 أكتوبر – 26 نوفمبر', longest: '27 سبتمبر – 26 أكتوبر' },
      amount: { label: 'المبلغ', sample: '3,229.477 ر.ع.', longest: '13,229.477 ر.ع.' },
      url,
    },
    templates: {
      'in-app': 'فاتورة {number} عن {period} بمبلغ {amount}',
      sms: 'التحالف: فاتورة {number} عن {period} بمبلغ {amount} ومعها كشوف الساعات: {url}',
      whatsapp: 'السلام عليكم، فاتورة {number} عن {period} بمبلغ {amount} ومعها كشوف الساعات: {url}',
      email: {
        subject: 'فاتورة {number}',
        text: signed('فاتورة {number} عن {period} بمبلغ {amount} ومعها كشوف الساعات.\n\nالتفاصيل: {url}'),
      },
    },
    tell: (told, asking) =>
      told.invoice === null
        ? null
        : telling(told, asking, {
            number: told.invoice,
            period: `${dayInWords(told.from, told.until)} – ${dayInWords(told.until, told.until)}`,
            amount: inRials(told.total),
          }),
  }),
]
