import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { serviceNames, services } from '#values/services.ts'

/** What we lay out in a customer's name. */
export const outlayKinds = {
  municipal: 'رسم بلدية',
  utility: 'كهرباء ومياه',
  licence: 'رسم ترخيص أو تسجيل',
  fine: 'مخالفة مرورية',
  other: 'رسم آخر',
} as const
export type OutlayKind = keyof typeof outlayKinds
export const outlayKindNames = Object.keys(outlayKinds) as [OutlayKind, ...OutlayKind[]]

/** For which of the services it is laid out. */
export const outlayLines = [...serviceNames.map((name) => [name, services[name].label] as const), ['shared', 'مشترك'] as const]
export const outlayLineNames: [ServiceLine, ...ServiceLine[]] = ['shared', ...serviceNames]

export type OutlayMovementKind = 'charged' | 'credited' | 'paid' | 'returned'
export const outlayMovementKinds: Record<OutlayMovementKind, string> = {
  charged: 'حُمّل على العميل',
  credited: 'أُلغي بإشعار دائن',
  paid: 'دُفع للجهة',
  returned: 'عاد من الجهة',
}

/** Between us and the authority; it follows from what happened to it. */
export const outlayStates = {
  unpaid: 'لم يُدفع للجهة',
  'part-paid': 'دُفع بعضه للجهة',
  'receipt-missing': 'ينقصه إيصال الجهة',
  'to-close': 'جاهز للإقفال',
  closed: 'مقفل',
  credited: 'ملغى',
} as const
export type OutlayState = keyof typeof outlayStates

/** Between the customer and us. */
export const outlayDues = { open: 'لم يدفعه العميل', paid: 'دفعه العميل' } as const

/** Of the leaf in which it lies until the authority has it; what the police fine lies apart. */
export const outlayAccount = '2195'
export const fineAccount = '2196'
export const accountOfOutlay = (kind: OutlayKind) => (kind === 'fine' ? fineAccount : outlayAccount)
