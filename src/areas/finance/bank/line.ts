/** A line of a statement, and what was made of it. */
export const lineStatuses = { new: 'جديد', matched: 'مطابَق', locked: 'مقفل' } as const
export type LineStatus = keyof typeof lineStatuses

/** As what a line is matched. What is in the books already is only seen; the others are posted by the match. */
export const matchKinds = {
  entry: 'حركة في الدفاتر',
  'cash-move': 'نقد وصل من صندوق',
  card: 'تسوية بطاقات',
  receipt: 'تحويل من عميل',
  fee: 'عمولة البنك',
  interest: 'فائدة أو ربح من البنك',
  'unknown-in': 'مقبوض غير معرّف',
  'unknown-out': 'مدفوع غير معرّف',
} as const
export type MatchKind = keyof typeof matchKinds

/** Of the journals a line has posted. */
export const bankSource = 'bank-line'

export const banksPath = '/admin/finance/banks'
export const accountPath = (id: string) => `${banksPath}/${id}`
export const linePath = (id: string) => `/admin/finance/bank-lines/${id}`
export const reconciliationPath = (accountId: string) => `${accountPath(accountId)}/reconciliation`
export const statementPath = (id: string) => `/admin/finance/bank-statements/${id}`

export const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount)
