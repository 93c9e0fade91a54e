import { type AccountType, type Floor, isResult, type Side, sides } from './account.ts'

/** The other side of every opening balance; it comes to nothing when all of them are in. */
export const openingAccount = '3999'

/** What such journals are called among the sources of the books: a list of balances, and one paper, which can be undone alone. */
export const openingSource = 'opening'
export const openingItemSource = 'opening-item'

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
