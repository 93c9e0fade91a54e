import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { type MoneySettings, usualSettings } from '#areas/finance/settings/setting.ts'
import type { Taxed } from '#areas/finance/vat.ts'
import { compensation, taxed, taxedAs } from './vat-grounds.ts'

type Kind = Taxed & {
  label: string
  account: string
  /** Whose income it is, where the kind says so; else whoever raises it says. */
  line: ServiceLine | null
}

/**
 * What is charged by hand, and what follows from it: the income, its line and how it is taxed. What a contract charges comes with its
 * service, through the same door.
 */
export const chargeKinds = {
  'letting-fee': { label: 'رسم تأجير وتوثيق', account: '4110', line: 'rent', ...taxed },
  'unit-repair': { label: 'إصلاح وحدة مؤجرة', account: '4110', line: 'rent', ...taxed },
  'building-works': { label: 'أعمال بناء', account: '4200', line: 'construction', ...taxed },
  'equipment-hire': { label: 'تأجير معدّة', account: '4300', line: 'equipment', ...taxed },
  'equipment-transport': { label: 'نقل معدّة وتشغيلها', account: '4310', line: 'equipment', ...taxed },
  'equipment-fuel': { label: 'ديزل لمعدّة', account: '4310', line: 'equipment', ...taxed },
  'car-hire': { label: 'تأجير سيارة', account: '4400', line: 'cars', ...taxed },
  'car-extras': { label: 'كيلومترات إضافية أو تغطية', account: '4410', line: 'cars', ...taxed },
  'parcel-carriage': { label: 'توصيل طرد داخل عُمان', account: '4500', line: 'parcels', ...taxed },
  'parcel-abroad': {
    label: 'توصيل طرد إلى خارج عُمان',
    account: '4500',
    line: 'parcels',
    ...taxedAs('carriage'),
  },
  'parcel-cod': { label: 'رسم الدفع عند الاستلام', account: '4510', line: 'parcels', ...taxed },
  'parcel-storage': { label: 'تخزين طرد', account: '4520', line: 'parcels', ...taxed },
  'administration-fee': { label: 'رسم إداري', account: '4440', line: null, ...taxed },
  'cancellation-fee': { label: 'رسم إلغاء أو عدم حضور', account: '4440', line: null, ...taxed },
  'late-fee': { label: 'غرامة تأخير', account: '4450', line: null, ...compensation },
  'car-damage': { label: 'تعويض ضرر مركبة أو معدّة', account: '4420', line: null, ...compensation },
} as const satisfies Record<string, Kind>
export type ChargeKind = keyof typeof chargeKinds
export const chargeKindNames = Object.keys(chargeKinds) as [ChargeKind, ...ChargeKind[]]

/** What is paid for days: each of them earns its part of it. */
export const hiredByDay: ReadonlySet<ChargedKind> = new Set(['car-hire', 'equipment-hire', 'parcel-storage'])

/** What takes the place of a price that was agreed to: the amount is all that is owed, and its tax is inside it. */
export const taxInside: ReadonlySet<ChargedKind> = new Set(['cancellation-fee'])

/** What is kept of a deposit takes the place of the price: no hand charges it, and its tax is inside it. */
export const forfeitKind = { label: 'تأمين مصادر', account: '4430', line: null, ...taxed } as const satisfies Kind

/** Our own part of what we collect for owners: a run invoices it, no hand. */
/** The same where it is so much a month. */
export const managementKind = { label: 'رسم إدارة أملاك', account: '4110', line: 'rent', ...taxed } as const satisfies Kind

/** What we ask of owners for looking after what is theirs. */
export type FeeKind = 'commission' | 'management-fee' | 'letting-fee'

export const commissionKind = { label: 'عمولة تحصيل إيجارات', account: '4100', line: 'rent', ...taxed } as const satisfies Kind

export type TaxRules = Pick<MoneySettings, 'lateFeeVat' | 'damageVat' | 'forfeitVat' | 'cancellationVat'>
const ruledBy: Partial<Record<ChargedKind, keyof TaxRules>> = {
  'late-fee': 'lateFeeVat',
  'car-damage': 'damageVat',
  forfeit: 'forfeitVat',
  'cancellation-fee': 'cancellationVat',
}

/** How a kind is taxed: where two accountants would differ, as the company has said, and the reason follows from that. */
export function taxOfKind(kind: ChargeKind | 'forfeit', rules: TaxRules = usualSettings): Taxed {
  const { category, reason } = kind === 'forfeit' ? forfeitKind : chargeKinds[kind]
  const rule = ruledBy[kind]
  if (!rule) return { category, reason }
  return rules[rule] === 'standard' ? taxed : compensation
}

/** Whatever anybody says, the tax is added. */
export const isAlwaysTaxed = (kind: ChargeKind) => chargeKinds[kind].category === 'standard' && !ruledBy[kind]

/**
 * Besides them there are the deposits customers are asked for, what is kept of those, what we lay out in their name, what was owed before
 * our books began, our commission, and what tenants owe the owners of what they rent.
 */
export type ChargedKind = ChargeKind | 'forfeit' | 'deposit' | 'outlay' | 'opening' | 'commission' | 'management-fee' | RentKind

/** What a tenant owes an owner: it waits in the leaf of the owner's mandate beside the books. */
export const rentKinds = {
  rent: { label: 'إيجار', account: '9120' },
  'rent-late-fee': { label: 'غرامة تأخر في الإيجار', account: '9120' },
  'rent-utility': { label: 'كهرباء ومياه', account: '9120' },
  'rent-damage': { label: 'تعويض ضرر في العقار', account: '9120' },
  'owner-deposit': { label: 'تأمين يحفظه المالك', account: '9120' },
} as const
export type RentKind = keyof typeof rentKinds

const allKinds = {
  ...chargeKinds,
  forfeit: forfeitKind,
  commission: commissionKind,
  'management-fee': managementKind,
  deposit: { label: 'تأمين مسترد', account: '9139' },
  outlay: { label: 'رسم حكومي بالنيابة', account: '2195' },
  opening: { label: 'رصيد افتتاحي', account: '3999' },
  ...rentKinds,
}

export const labelOf = (kind: ChargedKind) => allKinds[kind].label
export const incomeOf = (kind: ChargedKind) => allKinds[kind].account
