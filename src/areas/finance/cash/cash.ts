import { accountName } from '#areas/finance/ledger/bank-leaf.ts'
import { inRials } from '#values/money.ts'
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

/**
 * What somebody is asked to agree to stays as it was counted until they have said yes or no. Nobody keeps the box meanwhile: where it is
 * sent back the cash is counted again as it lies, and what one was short of is never found in the session of the next.
 */
export const sessionCan = steps({
  count: ['open', 'counted'],
  ask: ['counted'],
  close: ['counted'],
  approve: ['difference'],
} satisfies Record<string, SessionStatus[]>)

/** What the company's own accounts at banks are held for, and the account of the books each kind lies in. */

/** Who bears what a count was short of: the company, as a cost, or whoever kept the box, as a debt. */
export const bearers = { company: 'الشركة: عجز صندوق', keeper: 'أمين الصندوق: دين عليه' } as const

/** Of a session's own journals: its differences. */
export const sessionSource = 'cash-session'

export const boxAccount = '1110'
export const boxLeaf = (id: string) => ({ account: boxAccount, key: id })

/** The same for whoever chooses one, or reads it on paper. */
export const accountInShort = ({ bank, iban }: { bank: string; iban: string }) => `${bank}، آخره ${iban.slice(-4)}`

/** Cash between a box and another, or a bank; and money between two accounts of ours. */
export const moveStatuses = { 'under-way': 'في الطريق', arrived: 'وصل', 'taken-back': 'أُعيد' } as const
export type MoveStatus = keyof typeof moveStatuses

type Places = Record<'fromBox' | 'fromBank' | 'fromIban' | 'toBox' | 'bank' | 'iban', string | null>

/** From where to where: of two accounts both say which of that bank they are. */
export function betweenOf({ fromBox, fromBank, fromIban, toBox, bank, iban }: Places) {
  if (fromBank && fromIban && bank && iban)
    return { from: accountName({ bank: fromBank, iban: fromIban }), to: accountName({ bank, iban }) }
  return { from: fromBox ?? fromBank ?? '', to: toBox ?? bank ?? '' }
}

export const moveSource = 'cash-move'
export const moveLeaf = (id: string) => ({ account: '1145', key: id })

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
  { name: 'baisa1', worth: 1n, label: 'بيسة واحدة' },
] as const
export type PieceName = (typeof pieces)[number]['name']
/** What is counted where no smaller coin is in use. */
export const usualPieces = pieces.filter(({ worth }) => worth >= 5n)
export type Pieces = { [Name in PieceName]?: number | undefined }

export const sumOf = (counted: Pieces) => pieces.reduce((sum, { name, worth }) => sum + worth * BigInt(counted[name] ?? 0), 0n)

/** Below zero is short, above it is over. */
export const differenceOf = ({ counted, expected }: { counted: bigint; expected: bigint }) => counted - expected

/** What a difference is called: «عجز 0.250 ر.ع.». */
export function differenceInWords(difference: bigint) {
  if (difference === 0n) return 'لا فرق'
  return difference < 0n ? `عجز ${inRials(-difference)}` : `زيادة ${inRials(difference)}`
}

type Counted = { counted: bigint; expected: bigint; countedBy: string }

/**
 * What was counted at one end of a session, did not agree with the books and still stands, of all counts there, the oldest first. A
 * colleague's count that agrees settles it; nobody's own second one does, nor the keeper's: found out by them alone, what was too much
 * could have been taken out before it.
 */
export function unsettled<Count extends Counted>(keeperId: string, counts: readonly Count[]) {
  let standing: Count[] = []
  for (const count of counts) {
    if (differenceOf(count) !== 0n) standing.push(count)
    else if (maySettle(keeperId, standing, count.countedBy)) standing = []
  }
  return standing
}

/** Whether the count of this person could settle it. */
export const maySettle = (keeperId: string, standing: readonly Counted[], personId: string) =>
  ![keeperId, ...standing.map(({ countedBy }) => countedBy)].includes(personId)

/** The greatest of them, short or over. */
export const greatestOf = (counts: readonly Counted[]) =>
  counts.map(differenceOf).reduce<bigint>((most, one) => (sizeOf(one) > sizeOf(most) ? one : most), 0n)

export const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount)
