/** One journal carries all of them: what needs more is brought in parts, each of which balances. */
export const mostOpenings = 3_000

/** What a column of somebody's table can mean. */
export const openingFields = ['account', 'key', 'debit', 'credit'] as const
export type OpeningField = (typeof openingFields)[number]

export const openingWords: Record<OpeningField, string> = {
  account: 'رقم الحساب',
  key: 'المفتاح',
  debit: 'مدين',
  credit: 'دائن',
}

/** What cannot be done without, and what is said where it is missing. */
export const openingNeeds = [
  ['account', 'اختر عمود رقم الحساب.'],
  ['debit', 'اختر عمود المدين.'],
  ['credit', 'اختر عمود الدائن.'],
] as const

/** Other names people give to a column, beside ours. */
const synonyms: Record<OpeningField, string[]> = {
  account: ['الحساب', 'حساب', 'رمز الحساب', 'كود الحساب', 'account', 'account code', 'account no', 'account number', 'code'],
  key: ['مفتاح', 'رقم العميل', 'العميل', 'الطرف', 'key', 'party', 'customer', 'customer number', 'sub account'],
  debit: ['المدين', 'debit', 'debits', 'dr'],
  credit: ['الدائن', 'credit', 'credits', 'cr'],
}

export const namesOfColumn = (field: OpeningField) => [openingWords[field], ...synonyms[field]]
