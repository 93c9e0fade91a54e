export type StatementStatus = 'uploaded' | 'checked' | 'taken' | 'left' | 'taken-back'

export const statementStatusWords: Record<StatementStatus, string> = {
  uploaded: 'رُفع',
  checked: 'فُحص',
  taken: 'أُخذت أسطره',
  left: 'تُرك',
  'taken-back': 'سُحبت أسطره',
}

export const mostStatementRows = 5_000

/** What a column of a bank's table can mean. */
export const statementFields = ['day', 'description', 'reference', 'withdrawn', 'deposited', 'amount', 'balance'] as const
export type StatementField = (typeof statementFields)[number]

export const statementWords: Record<StatementField, string> = {
  day: 'التاريخ',
  description: 'البيان',
  reference: 'المرجع',
  withdrawn: 'سحب',
  deposited: 'إيداع',
  amount: 'المبلغ بإشارته',
  balance: 'الرصيد',
}

/** A bank's «debit» is what left the account. */
const synonyms: Record<StatementField, string[]> = {
  day: ['تاريخ', 'تاريخ العملية', 'تاريخ الحركة', 'date', 'transaction date', 'posting date', 'txn date', 'booking date'],
  description: ['الوصف', 'التفاصيل', 'تفاصيل العملية', 'description', 'details', 'narration', 'narrative', 'particulars'],
  reference: ['رقم المرجع', 'مرجع', 'رقم العملية', 'reference', 'reference no', 'ref', 'ref no', 'cheque no', 'transaction id'],
  withdrawn: ['مدين', 'المدين', 'السحب', 'سحوبات', 'debit', 'debits', 'dr', 'withdrawal', 'withdrawals', 'paid out'],
  deposited: ['دائن', 'الدائن', 'الإيداع', 'إيداعات', 'credit', 'credits', 'cr', 'deposit', 'deposits', 'paid in'],
  amount: ['المبلغ', 'مبلغ', 'القيمة', 'amount', 'transaction amount', 'value'],
  balance: ['الرصيد الجاري', 'رصيد', 'الرصيد بعد العملية', 'balance', 'running balance', 'closing balance', 'available balance'],
}

export const namesOfColumn = (field: StatementField) => [statementWords[field], ...synonyms[field]]

type Mapping = { [Field in StatementField]?: number }

/** Which column is missing: a day always, and the amount in one column or in two. */
export function columnMissing(mapping: Mapping): [StatementField, string] | null {
  if (mapping.day === undefined) return ['day', 'اختر عمود التاريخ.']
  const twoColumns = mapping.withdrawn !== undefined || mapping.deposited !== undefined
  if (twoColumns && mapping.amount !== undefined)
    return ['amount', 'المبلغ في عمود واحد بإشارته، أو في عمودي السحب والإيداع. اترك أحدهما.']
  if (mapping.amount !== undefined || (mapping.withdrawn !== undefined && mapping.deposited !== undefined)) return null
  if (!twoColumns) return ['amount', 'اختر عمود المبلغ، أو عمودي السحب والإيداع.']
  return mapping.withdrawn === undefined ? ['withdrawn', 'اختر عمود السحب.'] : ['deposited', 'اختر عمود الإيداع.']
}
