import { banksPath, importsPath } from '#areas/finance/addresses.ts'
import { serviceNames, services } from '#values/services.ts'
import { isResult, type ServiceLine } from './account.ts'
import { openingSource } from './opening.ts'
import { periodsPath } from './period-paths.ts'

/** So many lines one paper has; what needs more is written as two. */
export const voucherRows = [1, 2, 3, 4] as const
export type VoucherRow = (typeof voucherRows)[number]

/** What such a journal is called among the sources of the books. */
export const voucherSource = 'voucher'

export const lineNames = ['shared', ...serviceNames] as const
export const lineWords: Record<ServiceLine, string> = {
  rent: services.rent.label,
  construction: services.construction.label,
  equipment: services.equipment.label,
  cars: services.cars.label,
  parcels: services.parcels.label,
  shared: 'مشترك بين الأنشطة',
}

export type VoucherLine = {
  debit: { account: string; key?: string | undefined }
  credit: { account: string; key?: string | undefined }
  amount: bigint
  line: ServiceLine | null
}

/** A result is always somebody's. */
export const needsLine = (...accounts: (string | undefined)[]) => accounts.some((code) => code !== undefined && isResult(code))

export const totalOf = (lines: readonly { amount: bigint }[]) => lines.reduce((sum, { amount }) => sum + amount, 0n)

type Account = { active: boolean }

/** What is wrong with the account somebody chose; null where nothing is. */
export function faultOfAccount(account: Account | undefined) {
  if (!account) return 'هذا الحساب لا يُكتب فيه قيد باليد. اختر من القائمة.'
  return account.active ? null : 'هذا الحساب موقوف. اختر حسابًا آخر.'
}

/** A sub-account meets what the one above it may meet. */
export const pairOf = (debit: string, credit: string) => `${debit.slice(0, 4)} ${credit.slice(0, 4)}`

type Posted = { source: string; mirrors: boolean; reversed: boolean }

/** What was written by hand or brought in is undone by hand, once; what a document has posted by that document alone. */
export function whyNotReversed({ source, mirrors, reversed }: Posted) {
  if (mirrors) return 'هذا قيد عكسي. سجّل العملية من جديد بدل عكسه.'
  if (reversed) return 'عُكس هذا القيد من قبل.'
  if (source === voucherSource || source === openingSource) return null
  return undoneElsewhere(source)?.why ?? 'رحّل هذا القيدَ مستندٌ. اعكس المستند، ويُعكس قيده معه.'
}

type Way = { why: string; page: string; path: string }

const elsewhere = new Map<string, Way>([
  [
    'year',
    {
      why: 'أقفل هذا القيدُ سنةً. تُفتح السنة من «إقفال الفترات»، ويُعكس قيدها معها.',
      ...{ page: 'إقفال الفترات', path: periodsPath },
    },
  ],
  [
    'opening-item',
    {
      why: 'رحّل هذا القيدَ ملفُّ أرصدة افتتاحية. اعكس الرصيد من صفحة ملفه، ويُعكس قيده معه.',
      ...{ page: 'الأرصدة الافتتاحية', path: importsPath },
    },
  ],
  [
    'bank-line',
    {
      why: 'رحّلت هذا القيدَ مطابقةُ سطر في كشف البنك. ألغِ مطابقة السطر، ويُعكس قيده معها.',
      ...{ page: 'كشوف البنوك', path: banksPath },
    },
  ],
])

/** What no paper has posted is undone where it was done: which page that is; null of what a document or a hand has posted. */
export const undoneElsewhere = (source: string) => elsewhere.get(source) ?? null
