/** The last day of a licence for a kind; empty where they have none. */
export const licenceField = (kindId: string) => `licence.${kindId}`

/** What the fields are called, on forms and in the history. */
export const operatorWords = {
  name: 'الاسم',
  phone: 'الهاتف',
  accountId: 'حسابه في النظام',
  active: 'يعمل الآن',
  licences: 'رخص التشغيل',
} as const
