import { propertyPath } from '#areas/properties/property.ts'
import { daysAfter } from '#values/days.ts'

export const propertyDocumentKinds = {
  'title-deed': 'سند الملكية',
  krooki: 'الكروكي',
  'building-permit': 'إباحة البناء',
  'completion-certificate': 'شهادة إتمام البناء',
  insurance: 'وثيقة التأمين',
  'civil-defence': 'شهادة الدفاع المدني',
  other: 'وثيقة أخرى',
} as const
export type PropertyDocumentKind = keyof typeof propertyDocumentKinds
export const propertyDocumentKindNames = Object.keys(propertyDocumentKinds) as [PropertyDocumentKind, ...PropertyDocumentKind[]]

/** What the fields are called, on forms and in the history. */
export const documentFieldWords = { number: 'رقمها', issuedOn: 'تاريخ الإصدار', expiresOn: 'تاريخ الانتهاء' } as const

export type PropertyDocumentStatus = 'valid' | 'replaced' | 'withdrawn'

export const propertyDocumentStates = {
  valid: 'سارية',
  expiring: 'تنتهي قريبًا',
  expired: 'منتهية',
  replaced: 'حلّت محلها أخرى',
  withdrawn: 'سُحبت',
} as const
export type PropertyDocumentState = keyof typeof propertyDocumentStates

/** Neither replaced nor withdrawn. */
export const holds = ({ state }: { state: PropertyDocumentState }) => state !== 'replaced' && state !== 'withdrawn'

export const documentsOfPropertyPath = (propertyId: string) => `${propertyPath(propertyId)}/documents`

/** So long before one runs out somebody is asked to renew it. */
export const daysToRenewDocument = 30

/** What is of no kind of ours is called as it was written. */
export const documentName = ({ kind, called }: { kind: PropertyDocumentKind; called: string | null }) =>
  called ?? propertyDocumentKinds[kind]

/** How it stands today: one that holds ends by itself. */
export function propertyDocumentState(
  { status, expiresOn }: { status: PropertyDocumentStatus; expiresOn: string | null },
  today: string,
): PropertyDocumentState {
  if (status !== 'valid' || !expiresOn) return status
  if (expiresOn < today) return 'expired'
  return expiresOn <= daysAfter(today, daysToRenewDocument) ? 'expiring' : 'valid'
}
