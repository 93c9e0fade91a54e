import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { ownParcelPath } from '../paths.ts'
import { codChanged } from './facts.ts'

const sum = { sample: '12.500 ر.ع.', longest: '500.000 ر.ع.' }

export const codNotices = [
  notice({
    name: 'parcels.tell-cod-changed',
    label: 'غيّر الفرع المطلوب عند تسليم طرد',
    on: codChanged,
    variables: {
      no: { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' },
      amount: { ...sum, label: 'المطلوب الآن' },
      before: { ...sum, label: 'ما كان مطلوبًا' },
    },
    templates: {
      'in-app': 'المطلوب عند تسليم الطرد {no} صار {amount} بدل {before}',
      sms: 'التحالف: المطلوب عند تسليم الطرد {no} صار {amount} بدل {before}',
      whatsapp: 'السلام عليكم، المطلوب عند تسليم الطرد {no} صار {amount} بدل {before}',
    },
    tell: ({ number, senderId, before, after, byOffice }, { subjectId }) =>
      byOffice
        ? {
            to: { partyId: senderId },
            values: { no: number, amount: inRials(after), before: inRials(before) },
            path: ownParcelPath(subjectId),
          }
        : null,
  }),
]
