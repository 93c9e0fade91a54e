import { notice } from '#platform/messages/notice.ts'
import { carrierTook } from './facts.ts'

export const carrierNotices = [
  notice({
    name: 'parcels.tell-carrier-took',
    label: 'خرج طرد مع ناقل إلى خارج عُمان',
    on: carrierTook,
    variables: {
      no: { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' },
      carrier: { label: 'الناقل', sample: 'أرامكس' },
      number: { label: 'رقمه لدى الناقل', sample: '4471902385', longest: '44719023854471902385' },
    },
    templates: {
      sms: 'التحالف: خرج الطرد {no} مع {carrier}، ورقمه لديه {number}.',
      whatsapp: 'السلام عليكم، خرج الطرد {no} مع {carrier}، ورقمه لديه {number}.',
    },
    tell: ({ number, senderId, recipientPhone, carrier, carrierNumber }) => ({
      to: [{ phone: recipientPhone }, { partyId: senderId }],
      values: { no: number, carrier, number: carrierNumber },
    }),
  }),
]
