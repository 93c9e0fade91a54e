import type { RequestKindDeclaration } from './fields.ts'

export const payers = { sender: 'المرسل', recipient: 'المرسل إليه', merchant: 'حساب التاجر' } as const
export const declarations = { yes: 'نعم' } as const

export const pickup = {
  service: 'parcels',
  title: 'طلب استلام طرد',
  fields: {
    senderWilayat: { label: 'ولاية المرسل' },
    senderAddress: { label: 'عنوان المرسل' },
    pickupOn: { label: 'متى نستلمه؟', as: 'day' },
    recipientName: { label: 'اسم المرسل إليه' },
    recipientPhone: { label: 'هاتف المرسل إليه' },
    recipientWilayat: { label: 'ولاية المرسل إليه' },
    recipientAddress: { label: 'عنوان المرسل إليه' },
    weight: { label: 'الوزن بالكيلوجرام', as: 'kilograms' },
    length: { label: 'الطول', as: 'centimetres' },
    width: { label: 'العرض', as: 'centimetres' },
    height: { label: 'الارتفاع', as: 'centimetres' },
    content: { label: 'ما في الطرد' },
    cashOnDelivery: { label: 'المطلوب عند التسليم', as: 'money' },
    payer: { label: 'من يدفع رسم التوصيل؟', options: payers },
    declared: { label: 'أقرّ بأن الطرد خالٍ من المواد التي لا تُقبل', options: declarations },
  },
} as const satisfies RequestKindDeclaration
