import type { Service } from '#values/services.ts'

/** What an account is; class 9 is watched beside the books and meets only class 9. */
export const accountTypes = {
  asset: 'أصول',
  liability: 'التزامات',
  equity: 'حقوق الملكية',
  clearing: 'تسويات',
  income: 'إيرادات',
  cost: 'مصروفات',
  memo: 'حسابات نظامية',
} as const
export type AccountType = keyof typeof accountTypes

export type Side = 'debit' | 'credit'
export const sides: Record<Side, string> = { debit: 'مدين', credit: 'دائن' }

/** Who sees to it that a leaf does not pass zero: the leaf is held while something is taken from it, or the rows of its documents are. */
export type Floor = 'leaf' | 'documents'

/** What tells the leaves of an account apart. */
export const keyKinds: Record<string, string> = {
  box: 'صندوق',
  courier: 'مندوب',
  employee: 'موظف',
  'bank-account': 'حساب بنكي',
  'cash-deposit': 'إيداع نقدي',
  provider: 'مزوّد دفع',
  party: 'عميل',
  mandate: 'اتفاقية إدارة',
  project: 'مشروع',
  supplier: 'مورّد',
  claim: 'مطالبة',
  quarter: 'ربع ضريبي',
  bond: 'ضمان بنكي',
  'bank-line': 'سطر بنك',
  item: 'بند',
  asset: 'أصل',
  owner: 'مالك',
  contract: 'عقد',
  merchant: 'تاجر',
  subcontract: 'عقد مقاول باطن',
  loan: 'قرض',
}

/** Whose result it is: one of the services, or all of them together. */
export type ServiceLine = Service | 'shared'

export const isResult = (code: string) => /^[456]/.test(code)
export const isMemo = (code: string) => code.startsWith('9')

type Parent = { code: string; parent: string | null; keyKind: string | null; type: AccountType; active: boolean }

/** Why nothing can be opened below this account; null where it can. What has leaves of its own is told apart by them. */
export function faultOfParent({ parent, keyKind, type, active }: Parent) {
  if (parent) return 'هذا حساب فرعي. أضف تحت الحساب الذي فوقه.'
  if (keyKind) return `هذا الحساب مقسّم حسب ${keyKinds[keyKind] ?? keyKind}، ولا حسابات فرعية له.`
  if (type === 'clearing' || type === 'memo') return 'حسابات التسوية والحسابات النظامية لا حسابات فرعية لها.'
  return active ? null : 'هذا الحساب موقوف. أعد استخدامه أولًا.'
}
