import { daysAfter } from '#values/days.ts'
import type { AddPropertyDocumentForm } from './documents/inputs.ts'

type Told = Omit<AddPropertyDocumentForm, 'id' | 'propertyId' | 'file'>

/** Some hold, some soon do no longer and one is over. */
export const seededDocuments = (today: string): Record<string, Told[]> => ({
  'برج السعادة': [
    { kind: 'title-deed', number: '4471/2016', issuedOn: '2016-03-14' },
    { kind: 'krooki', number: '88120', issuedOn: '2015-11-02' },
    { kind: 'insurance', number: 'P-20417', issuedOn: daysAfter(today, -347), expiresOn: daysAfter(today, 18) },
    { kind: 'civil-defence', number: '6120', issuedOn: daysAfter(today, -200), expiresOn: daysAfter(today, 165) },
  ],
  'بناية عوقد': [
    { kind: 'title-deed', number: '7810/2019', issuedOn: '2019-06-20' },
    { kind: 'insurance', number: 'P-18832', issuedOn: daysAfter(today, -371), expiresOn: daysAfter(today, -6) },
    { kind: 'other', called: 'عقد صيانة المصعد', expiresOn: daysAfter(today, 210) },
  ],
})
