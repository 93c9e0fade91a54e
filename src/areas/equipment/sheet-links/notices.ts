import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { sheetLinkPath } from '../paths.ts'
import { sheetsAwaited } from './facts.ts'
import { sheetsWaiting } from './found.ts'
import { tokenOf } from './link.ts'

export const sheetLinkNotices = [
  notice({
    name: 'equipment.remind-signers',
    label: 'كشوف ساعات بانتظار توقيع الموقع',
    on: sheetsAwaited,
    atAnyHour: true,
    variables: {
      count: { label: 'عدد الكشوف', sample: '3', longest: '120' },
      date: { label: 'أقدمها', sample: '5 ديسمبر', longest: '29 سبتمبر 2026' },
      url: { label: 'رابط الكشوف', sample: `https://example.om${sheetLinkPath('Xk3v'.repeat(11).slice(0, 43))}` },
    },
    templates: {
      sms: 'التحالف: كشوف ساعات بانتظار توقيعك: {count}، أقدمها {date}. {url}',
      whatsapp: 'السلام عليكم، كشوف ساعات بانتظار توقيعك: {count}، أقدمها {date}. التوقيع: {url}',
    },
    tell: async ({ linkId, phone, count, oldest }, { tx, origin }) => ({
      to: { phone },
      values: { count: String(count), date: dayInWords(oldest), url: origin + sheetLinkPath(await tokenOf(tx, linkId)) },
    }),
    stillTrue: async (tx, { contractId }) => (await sheetsWaiting(tx, contractId)).length > 0,
  }),
]
