import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { ownParcelsPath } from '../paths.ts'
import { bookedExpired, bookedExpiring } from './facts.ts'

const count = { label: 'كم طردًا', sample: 'طردان', longest: '120 طردًا' }
const url = { label: 'طرودي', sample: `https://example.om${ownParcelsPath}` }

export const bookingNotices = [
  notice({
    name: 'parcels.warn-of-expiry',
    label: 'طرود سُجّلت ولم تصلنا توشك أن تُلغى',
    on: bookedExpiring,
    variables: { count, day: { label: 'يوم الإلغاء', sample: '6 ديسمبر 2026', longest: '29 سبتمبر 2027' }, url },
    templates: {
      'in-app': 'لم يصلنا مما سجّلته {count}، ويُلغى {day} ما لم يصل',
      sms: 'التحالف: لم يصلنا مما سجّلته {count}، ويُلغى {day} ما لم يصل. {url}',
      whatsapp: 'السلام عليكم، لم يصلنا مما سجّلته {count}، ويُلغى {day} ما لم يصل. {url}',
    },
    tell: ({ senderId, count: many, day }, { origin }) => ({
      to: { partyId: senderId },
      values: { count: howMany(many, 'parcel'), day: dayInWords(day), url: origin + ownParcelsPath },
      path: ownParcelsPath,
    }),
  }),
  notice({
    name: 'parcels.tell-expired',
    label: 'أُلغيت طرود سُجّلت ولم تصلنا',
    on: bookedExpired,
    variables: { count, url },
    templates: {
      'in-app': 'أُلغي مما سجّلته ولم يصلنا {count}',
      sms: 'التحالف: أُلغي مما سجّلته ولم يصلنا {count}. لتسجيلها من جديد: {url}',
      whatsapp: 'السلام عليكم، أُلغي مما سجّلته ولم يصلنا {count}. لتسجيلها من جديد: {url}',
    },
    tell: ({ senderId, count: many }, { origin }) => ({
      to: { partyId: senderId },
      values: { count: howMany(many, 'parcel'), url: origin + ownParcelsPath },
      path: ownParcelsPath,
    }),
  }),
]
