import type { Area } from '#platform/area.ts'

/** Papers with an expiry, of any record. The area of the record declares their kinds and who may change them. */
export const documents: Area = {
  name: 'documents',
  label: 'الوثائق',
  partWords: { document: 'الوثيقة', expiresOn: 'تاريخ الانتهاء' },
}
