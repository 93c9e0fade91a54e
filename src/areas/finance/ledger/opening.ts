import { type AccountType, type Floor, isResult, type Side, sides } from './account.ts'

/** The other side of every opening balance; it comes to nothing when all of them are in. */
export const openingAccount = '3999'

/** What such a journal is called among the sources of the books. */
export const openingSource = 'opening'

export type OpeningStatus = 'uploaded' | 'checked' | 'sent' | 'posted' | 'left'

/** As it is told: of what was posted and reversed since, nothing stands any more. */
export type ImportStanding = OpeningStatus | 'reversed'

export const openingStatusWords: Record<ImportStanding, string> = {
  uploaded: 'رُفع',
  checked: 'فُحص',
  sent: 'أُرسل للاعتماد',
  posted: 'رُحّل',
  reversed: 'عُكس',
  left: 'تُرك',
}

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

/** What is watched beside the books meets its own kind, under the same key: each of these with the account that stands against it. */
const counterparts: Record<string, string> = { '9310': '9390' }

/** Of which every baisa stands on a paper: a receipt, cash under way, a deposit that is held, a supplier's bill. */
const byDocuments = ['1145', '2110', '2130', '2140', '2160']

/** A cheque in the safe is registered as itself, and is in these accounts from then on. */
const ofCheques = ['9210', '9220', '9230', '9290']

type Account = { code: string; type: AccountType; floor: Floor | null; side: Side }

/** Which account stands against this one on that side, or why it is not opened from a table. */
export function otherSideOf({ code, type, floor, side }: Account, on: Side): { account: string } | { no: string } {
  if (code === openingAccount) return { account: openingAccount }
  if (isResult(code)) return { no: 'الإيرادات والمصروفات لا أرصدة افتتاحية لها. صافيها في «أرباح مبقاة» 3300.' }
  if (floor === 'documents' || byDocuments.includes(code))
    return { no: 'يُفتتح هذا الحساب بمستنداته واحدًا واحدًا. اكتب مجموعها في صف للحساب 3999.' }
  if (ofCheques.includes(code)) return { no: 'ارفع ما في الحافظة من شيكات واحدًا واحدًا في جدول الشيكات. احذف هذا الصف.' }
  const account = type === 'memo' ? counterparts[code] : openingAccount
  const against = Object.entries(counterparts).find(([, other]) => other === code)
  if (against) return { no: `يكتبه صف الحساب ${against[0]} الذي يقابله. احذف هذا الصف.` }
  if (!account || type === 'clearing') return { no: 'لا رصيد افتتاحي لهذا الحساب.' }
  if (on !== side && (floor || type === 'memo')) return { no: `رصيد هذا الحساب ${sides[side]} دائمًا. راجع العمود.` }
  return { account }
}

/** The file balances when what it says on one side is what it says on the other. */
export const isBalanced = ({ debits, credits }: { debits: bigint; credits: bigint }) => debits === credits

type Standing = { kind: string; good: number; debits: bigint; credits: bigint; faulty: number; postedAs: bigint | null }

/** Why it cannot be sent for approval; null where it can. Papers stand against 3999 one by one, and only a list of balances adds up. */
export function whyNotSent({ kind, good, faulty, postedAs, ...sums }: Standing) {
  if (faulty > 0) return 'صحّح الصفوف في ملفك وارفعه من جديد. لا يُرحَّل بعضه دون بعض.'
  if (good === 0) return 'لا سطر في الملف يُرحَّل.'
  if (kind === 'balances' && !isBalanced(sums)) return 'مجموع المدين لا يساوي مجموع الدائن. أكمل الملف وارفعه من جديد.'
  return postedAs === null
    ? null
    : `رُحّلت هذه الأرصدة من قبل بالقيد ${postedAs}، ولا تُرحَّل مرتين. اترك هذا الملف، أو اعكس ذلك القيد أولًا ثم أرسله.`
}
