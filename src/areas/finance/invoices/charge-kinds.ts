import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { Taxed } from './vat.ts'

type Kind = Taxed & {
  label: string
  account: string
  /** Whose income it is, where the kind says so; else whoever raises it says. */
  line: ServiceLine | null
}

const taxed = { category: 'standard', reason: null } as const
const compensation = { category: 'out-of-scope', reason: 'تعويض وليس مقابل توريد' } as const

/**
 * What is charged by hand, and what follows from it: the income, its line and how it is taxed. What a contract charges comes with its
 * service, through the same door.
 */
export const chargeKinds = {
  'letting-fee': { label: 'رسم تأجير وتوثيق', account: '4110', line: 'rent', ...taxed },
  'building-works': { label: 'أعمال بناء', account: '4200', line: 'construction', ...taxed },
  'equipment-hire': { label: 'تأجير معدّة', account: '4300', line: 'equipment', ...taxed },
  'equipment-transport': { label: 'نقل معدّة وتشغيلها', account: '4310', line: 'equipment', ...taxed },
  'car-hire': { label: 'تأجير سيارة', account: '4400', line: 'cars', ...taxed },
  'car-extras': { label: 'كيلومترات إضافية أو تغطية', account: '4410', line: 'cars', ...taxed },
  'parcel-carriage': { label: 'توصيل طرد داخل عُمان', account: '4500', line: 'parcels', ...taxed },
  'parcel-abroad': {
    label: 'توصيل طرد إلى خارج عُمان',
    account: '4500',
    line: 'parcels',
    category: 'zero',
    reason: 'نقل دولي للبضائع',
  },
  'parcel-storage': { label: 'تخزين طرد', account: '4520', line: 'parcels', ...taxed },
  'administration-fee': { label: 'رسم إداري', account: '4440', line: null, ...taxed },
  'late-fee': { label: 'غرامة تأخير', account: '4450', line: null, ...compensation },
  'car-damage': { label: 'تعويض ضرر مركبة أو معدّة', account: '4420', line: null, ...compensation },
} as const satisfies Record<string, Kind>
export type ChargeKind = keyof typeof chargeKinds
export const chargeKindNames = Object.keys(chargeKinds) as [ChargeKind, ...ChargeKind[]]

/** What is kept of a deposit takes the place of the price: no hand charges it, and its tax is inside it. */
export const forfeitKind = { label: 'تأمين مصادر', account: '4430', line: null, ...taxed } as const satisfies Kind

/** Besides them there are the deposits customers are asked for, what is kept of those, and what was owed before our books began. */
export type ChargedKind = ChargeKind | 'forfeit' | 'deposit' | 'opening'

const allKinds = {
  ...chargeKinds,
  forfeit: forfeitKind,
  deposit: { label: 'تأمين مسترد', account: '9139' },
  opening: { label: 'رصيد افتتاحي', account: '3999' },
}

export const labelOf = (kind: ChargedKind) => allKinds[kind].label
export const incomeOf = (kind: ChargedKind) => allKinds[kind].account
