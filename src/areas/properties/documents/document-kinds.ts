import { propertyPath } from '../property.ts'

export const propertyDocumentKinds = {
  'title-deed': 'سند الملكية',
  krooki: 'الكروكي',
  'building-permit': 'إباحة البناء',
  'completion-certificate': 'شهادة إتمام البناء',
  insurance: 'وثيقة التأمين',
  'civil-defence': 'شهادة الدفاع المدني',
  other: 'وثيقة أخرى',
} as const

export const documentsOfPropertyPath = (propertyId: string) => `${propertyPath(propertyId)}/documents`
