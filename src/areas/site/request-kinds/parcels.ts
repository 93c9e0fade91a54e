import type { RequestKindDeclaration } from './fields.ts'

export const payers = { sender: 'المرسل', recipient: 'المرسل إليه', merchant: 'حساب التاجر' } as const
export const declarations = { yes: 'نعم' } as const

export const pickup = {
  service: 'parcels',
  title: 'طلب استلام طرد',
  fields: {
    senderWilayat: { label: 'ولاية المرسل' },
    pickupOn: { label: 'متى نستلمه؟', as: 'day' },
    senderAddress: { label: 'عنوان المرسل' },
    recipientName: { label: 'اسم المرسل إليه' },
    recipientPhone: { label: 'هاتف المرسل إليه' },
    recipientPlace: { label: 'ولاية المرسل إليه أو دولته' },
    recipientAddress: { label: 'عنوان المرسل إليه' },
    content: { label: 'ما في الطرد' },
    weight: { label: 'الوزن بالكيلوجرام', as: 'kilograms' },
    length: { label: 'الطول', as: 'centimetres' },
    width: { label: 'العرض', as: 'centimetres' },
    height: { label: 'الارتفاع', as: 'centimetres' },
    cashOnDelivery: { label: 'المطلوب عند التسليم', as: 'money' },
    payer: { label: 'من يدفع رسم التوصيل؟', options: payers },
    declared: { label: 'أقرّ بأن الطرد خالٍ من المواد التي لا تُقبل', options: declarations },
  },
} as const satisfies RequestKindDeclaration
