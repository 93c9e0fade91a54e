import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { parcelWeighed } from './facts.ts'

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
]
