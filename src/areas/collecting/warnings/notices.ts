import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { noticeServed } from './facts.ts'
import { linkToNotice } from './link.ts'
import { wordOfStep } from './warning.ts'

/** To the tenant: what is owed, until when, and the paper itself. */
export const warningNotices = [
  notice({
    name: 'properties.tell-notice-served',
    label: 'إخطار بمستحق متأخر',
    on: noticeServed,
    variables: {
      step: { label: 'الخطوة', sample: 'إنذار أول', longest: 'إنذار نهائي' },
      amount: { label: 'المبلغ', sample: '285.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      unit: { label: 'الوحدة', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' },
      date: { label: 'آخر يوم', sample: '31 يوليو 2026' },
      url: {
        label: 'الإخطار',
        sample: `https://example.om/notice/01a1fa06-b267-7b4e-8fe6-eee01e92d51f.${'Xk3v'.repeat(11).slice(0, 43)}`,
      },
    },
    templates: {
      'in-app': '{step} بسداد {amount} عن {unit} قبل {date}',
      sms: 'التحالف: {step} بسداد {amount} عن {unit} قبل {date}. الإخطار: {url}',
      whatsapp: 'مرحبًا، معك التحالف. {step} بسداد {amount} عن {unit} قبل {date}. الإخطار هنا: {url}',
      email: {
        subject: '{step} بسداد مستحق متأخر',
        text: 'مرحبًا،\n\n{step} بسداد {amount} عن {unit} قبل {date}. الإخطار هنا: {url}\n\nإن دفعته فأرسل إلينا إثباته.\n\nفريق التحالف',
      },
    },
    async tell({ noticeId, step, partyId, amount, unit, payBy }, { tx, origin }) {
      const path = await linkToNotice(tx, noticeId)
      const values = { step: wordOfStep(step), amount: inRials(amount), unit, date: dayInWords(payBy), url: `${origin}${path}` }
      return { to: { partyId }, values, path }
    },
  }),
]
