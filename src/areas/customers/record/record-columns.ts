import { addressFields, type CustomerField } from '#areas/customers/words.ts'

/** What is written down of a customer, in the order of the form. */
export const recordColumns = [
  'kind',
  'name',
  'givenName',
  'fatherName',
  'grandfatherName',
  'familyName',
  'latinName',
  'civilNumber',
  'passportNumber',
  'passportCountry',
  'commercialRegister',
  'vatin',
  'phone',
  'whatsapp',
  'email',
  'preferredChannel',
  ...addressFields,
] as const satisfies CustomerField[]
