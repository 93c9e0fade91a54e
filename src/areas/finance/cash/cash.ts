import { steps } from '#values/steps.ts'

/** A session of a box: begun with a count, ended with one. */
export const sessionStatuses = {
  open: 'مفتوحة',
  counted: 'معدودة',
  difference: 'فيها فرق',
  approved: 'اعتُمد فرقها',
  closed: 'مغلقة',
} as const
export type SessionStatus = keyof typeof sessionStatuses

/** Counted again after the difference was sent off, the earlier request is about something that is no longer so. */
export const sessionCan = steps({
  count: ['open', 'counted', 'difference'],
  ask: ['counted'],
  close: ['counted'],
  approve: ['difference'],
} satisfies Record<string, SessionStatus[]>)

/** What the company's own accounts at banks are held for, and the account of the books each kind lies in. */
export const heldFor = { operating: 'تشغيلي', trust: 'أمانات' } as const
export type HeldFor = keyof typeof heldFor
const accountOf: Record<HeldFor, string> = { operating: '1120', trust: '1130' }

/** Of a session's own journals: its differences. */
export const sessionSource = 'cash-session'

export const boxAccount = '1110'
export const boxLeaf = (id: string) => ({ account: boxAccount, key: id })
export const bankLeaf = ({ id, heldFor: held }: { id: string; heldFor: HeldFor }) => ({ account: accountOf[held], key: id })

/** Cash between a box and another, or a bank. */
export const moveStatuses = { 'under-way': 'في الطريق', arrived: 'وصل', 'taken-back': 'أُعيد إلى صندوقه' } as const
export type MoveStatus = keyof typeof moveStatuses

export const moveSource = 'cash-move'
export const moveLeaf = (id: string) => ({ account: '1145', key: id })

/** The smallest coin: cash comes and goes in multiples of it. */
export const cashStep = 5n

/** The notes and coins of the country, the greatest first. */
export const pieces = [
  { name: 'rials50', worth: 50_000n, label: '50 ريالًا' },
  { name: 'rials20', worth: 20_000n, label: '20 ريالًا' },
  { name: 'rials10', worth: 10_000n, label: '10 ريالات' },
  { name: 'rials5', worth: 5_000n, label: '5 ريالات' },
  { name: 'rials1', worth: 1_000n, label: 'ريال واحد' },
  { name: 'baisa500', worth: 500n, label: '500 بيسة' },
  { name: 'baisa100', worth: 100n, label: '100 بيسة' },
  { name: 'baisa50', worth: 50n, label: '50 بيسة' },
  { name: 'baisa25', worth: 25n, label: '25 بيسة' },
  { name: 'baisa10', worth: 10n, label: '10 بيسات' },
  { name: 'baisa5', worth: 5n, label: '5 بيسات' },
] as const
export type PieceName = (typeof pieces)[number]['name']
export type Pieces = { [Name in PieceName]?: number | undefined }

export const sumOf = (counted: Pieces) => pieces.reduce((sum, { name, worth }) => sum + worth * BigInt(counted[name] ?? 0), 0n)

/** Below zero is short, above it is over. */
export const differenceOf = ({ counted, expected }: { counted: bigint; expected: bigint }) => counted - expected
