import { services } from '#values/services.ts'
import type { RequestFields } from './fields.ts'

export const serviceLabels = Object.fromEntries(Object.entries(services).map(([service, { label }]) => [service, label]))

export const inquiryFields = {
  service: { label: 'الخدمة', options: serviceLabels },
  message: { label: 'رسالتك' },
} as const satisfies RequestFields

export const ticketFields = {
  subject: { label: 'الموضوع' },
  service: { label: 'الخدمة', options: serviceLabels },
  reference: { label: 'رقم العقد أو الطرد أو الفاتورة' },
  text: { label: 'صف ما حدث' },
  files: { label: 'المرفقات' },
} as const satisfies RequestFields
