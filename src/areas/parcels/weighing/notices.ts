import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { ownParcelPath } from '../paths.ts'
import { cancelledByOffice, parcelWeighed } from './facts.ts'

const kilos = (grams: number) => (grams / 1_000).toFixed(3)

export const weighingNotices = [
  notice({
    name: 'parcels.tell-weighed',
    label: 'وُزن طرد على غير ما سُجّل، وتغيّر رسمه',
    on: parcelWeighed,
    variables: {
      no: { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' },
      weight: { label: 'الوزن', sample: '1.800' },
      told: { label: 'الوزن المسجَّل', sample: '0.900' },
      change: { label: 'ما تغيّر', sample: 'زاد 0.200 ر.ع.', longest: 'نقص 1,999.500 ر.ع.' },
    },
    templates: {
      sms: 'التحالف: وُزن طردك {no} فكان {weight} كجم بدل {told}، ورسم توصيله {change} قبل الضريبة.',
      whatsapp: 'مرحبًا، وُزن طردك {no} فكان {weight} كجم بدل {told} كجم، ورسم توصيله {change} قبل الضريبة.',
    },
    tell: ({ number, senderId, payer, gramsBefore, grams, difference }) =>
      payer === 'recipient' || difference === 0n
        ? null
        : {
            to: { partyId: senderId },
            values: {
              ...{ no: number, weight: kilos(grams), told: kilos(gramsBefore) },
              change: difference > 0n ? `زاد ${inRials(difference)}` : `نقص ${inRials(-difference)}`,
            },
          },
  }),
  notice({
    name: 'parcels.tell-cancelled',
    label: 'ألغى الفرع طردًا سُجّل',
    on: cancelledByOffice,
    variables: {
      no: { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' },
      reason: { label: 'السبب', sample: 'المادة لا تُقبل في الطرود' },
    },
    templates: {
      'in-app': 'أُلغي طردك {no}: {reason}',
      sms: 'التحالف: أُلغي طردك {no}: {reason}.',
      whatsapp: 'السلام عليكم، أُلغي طردك {no}: {reason}.',
    },
    tell: ({ number, senderId, reason }, { subjectId }) => ({
      to: { partyId: senderId },
      values: { no: number, reason },
      path: ownParcelPath(subjectId),
    }),
  }),
]
