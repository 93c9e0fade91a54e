import { notice } from '#platform/messages/notice.ts'
import { clock } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { ownKeysPath } from '../paths.ts'
import { keyUsedElsewhere } from './facts.ts'

export const apiNotices = [
  notice({
    name: 'parcels.tell-key-elsewhere',
    label: 'استُعمل مفتاح ربط تاجر من عنوان جديد',
    on: keyUsedElsewhere,
    category: 'security',
    atAnyHour: true,
    variables: {
      key4: { label: 'آخر المفتاح', sample: '…kX9d' },
      time: { label: 'الوقت', sample: '4:20 م', longest: '12:45 م' },
      url: { label: 'صفحة المفاتيح', sample: `https://example.om${ownKeysPath}` },
    },
    templates: {
      'in-app': 'استُعمل مفتاح الربط {key4} من عنوان جديد {time}',
      sms: 'التحالف: استُعمل مفتاح الربط {key4} من عنوان جديد {time}. لإيقافه: {url}',
    },
    tell: ({ partyId, tail, at }, { subjectId, origin }) => ({
      to: { partyId },
      values: { key4: `…${tail}`, time: clock(new Date(at)), url: origin + ownKeysPath },
      path: ownKeysPath,
      // A program behind many addresses is told of once a day.
      dedupe: `${subjectId} ${dayOf(new Date(at))}`,
    }),
  }),
]
