import { isMemo, isResult, type ServiceLine, type Side } from './account.ts'

/** An account with its key: one box, one customer, one contract. */
export type Leaf = { account: string; key?: string | undefined }

/** What one row says besides its two leaves. */
export type Dimensions = {
  line?: ServiceLine | null
  partyId?: string | null
  branchId?: string | null
  contractId?: string | null
  resourceId?: string | null
  projectId?: string | null
}

/** The debit receives, the credit gives; whole baisa. */
export type Transfer = Dimensions & { debit: Leaf; credit: Leaf; amount: bigint }

/** What happened, and as what it is posted: one happening posts once for one purpose. */
export type Source = { kind: string; id: string; purpose: string }

const sources: Record<string, string> = {
  voucher: 'قيد يومية',
  opening: 'أرصدة افتتاحية',
  'opening-item': 'رصيد افتتاحي',
  invoice: 'فاتورة',
  receipt: 'سند قبض',
  allocation: 'توزيع سند على مستحقات',
  cheque: 'شيك',
  payout: 'سند صرف',
  'cash-session': 'وردية صندوق',
  'cash-move': 'نقل نقد',
  'staff-repayment': 'سداد موظف',
  'bank-line': 'سطر في كشف البنك',
  'vat-return': 'إقرار ضريبي',
  'tax-payment': 'سداد الضريبة',
  bill: 'فاتورة مورّد',
  'bill-payment': 'سداد فاتورة مورّد',
  'bill-refund': 'رد من مورّد',
  petty: 'مصروف نثري',
  year: 'إقفال سنة',
  'bill-credit': 'إشعار مورّد دائن',
  'write-off': 'شطب مستحق',
  'own-fine': 'مخالفة مرورية على الشركة',
  'card-hold': 'مبلغ محجوز على بطاقة',
  'insurer-claim': 'مطالبة شركة تأمين',
  'parcel-claim': 'تعويض طرد',
  'internal-hire': 'تأجير داخلي',
  'credit-transfer': 'تحويل رصيد',
  cod: 'مبلغ طرد لمرسله',
  'cod-hand-over': 'عهدة مندوب',
  deferral: 'إيراد مؤجل استُحق',
  'pool-loan': 'سلفة لأمانات مالك',
  'owner-settlement': 'تسوية مع الملّاك',
}

/** What a journal comes from, as people call it. */
export const sourceWords = (source: string) => sources[source] ?? source

export type Journal = { source: Source; memo: string; day?: string; transfers: Transfer[] }

export const leafName = ({ account, key = '' }: Leaf) => (key ? `${account}:${key}` : account)

/** What is wrong with these rows before anybody asks the database; null when nothing is. */
export function faultIn({ transfers, day }: Journal, today: string) {
  if (transfers.length === 0) return 'a journal without a transfer'
  if (day && day > today) return 'a journal of a day to come'
  const faults = transfers.map(faultOf).filter((fault) => fault !== null)
  return faults[0] ?? null
}

function faultOf({ debit, credit, amount, line }: Transfer) {
  const pair = `${leafName(debit)} from ${leafName(credit)}`
  if (amount <= 0n) return `${pair}: the amount is not above zero`
  if (leafName(debit) === leafName(credit)) return `${pair}: one leaf`
  if (isMemo(debit.account) !== isMemo(credit.account)) return `${pair}: the memorandum meets only itself`
  if (!line && (isResult(debit.account) || isResult(credit.account))) return `${pair}: a result without its line`
  return null
}

/** The same rows the other way round: what undoes them. */
export const mirrorOf = <Row extends { debit: unknown; credit: unknown }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, debit: row.credit, credit: row.debit }))

/** What each leaf receives less what it gives, over all rows. */
export function netOf<Name>(rows: readonly { debit: Name; credit: Name; amount: bigint }[]) {
  const net = new Map<Name, bigint>()
  for (const { debit, credit, amount } of rows) {
    net.set(debit, (net.get(debit) ?? 0n) + amount)
    net.set(credit, (net.get(credit) ?? 0n) - amount)
  }
  return net
}

/** Seen from the side on which the account normally stands. */
export const onSide = (side: Side, net: bigint) => (side === 'debit' ? net : -net)
