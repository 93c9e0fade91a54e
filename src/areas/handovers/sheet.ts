import type { Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { MeterKind } from '#values/meters.ts'

/** Out to somebody, back from them, or looked at between. */
export const sheetSideNames = ['handover', 'return', 'periodic'] as const
export type SheetSide = (typeof sheetSideNames)[number]

export const sheetStatuses = { draft: 'مسودة', signed: 'موقَّع' } as const
export type SheetStatus = keyof typeof sheetStatuses

export const itemConditions = { sound: 'سليم', worn: 'مستعمل', damaged: 'متضرر', missing: 'مفقود' } as const
export type ItemCondition = keyof typeof itemConditions
export const conditionNames = Object.keys(itemConditions) as [ItemCondition, ...ItemCondition[]]

/** What stands on the sheet and is not there: it is taken off when the sheet is saved. */
export const leftOut = 'left-out'
export const conditionChoices = { ...itemConditions, [leftOut]: 'لا ينطبق' }

/** `room` is the part of the subject: a room of a flat, a side of a car. No condition until somebody has looked. */
export type Item = { room: string; item: string; condition: ItemCondition | null; note: string | null }
export const notLookedAt = 'لم يُعايَن'
export const conditionInWords = (condition: ItemCondition | null) => (condition ? itemConditions[condition] : notLookedAt)

/** A figure read on the day, by the name it is kept and sent under. */
export type SheetReading<Name extends string = string> = {
  name: Name
  /** On the form, on the page and on paper. */
  field: string
  page: string
  paper: string
  most: number
  fault: string
  /** The meter it is read from: it goes on from what that showed before, and is kept as a reading once signed. */
  meter?: MeterKind
}
export type Readings = Readonly<Record<string, number>>

/** What the sheets of one kind of subject are called on screens and paper. */
export type SheetWords = {
  titles: Readonly<Record<SheetSide, string>>
  subject: string
  party: string
  /** What follows from the signature. */
  follows: Readonly<Record<SheetSide, string>>
  readings: readonly SheetReading[]
  /** The page of a sheet; the forms are sent there. */
  path: (id: string) => string
}

/** What a meter showed, by a signed sheet. */
export type MeterRead = { kind: MeterKind; reading: number }

/** A draft in the hands of a step, locked. */
export type SheetDraft = {
  id: string
  sequence: number
  subjectId: string
  kind: SheetSide
  status: SheetStatus
  occupancyId: string | null
  seenOn: string
  readings: Readings
  version: number
}

/** Declared by the area of the subject: what is looked at and read, and what follows from a signature. */
export type SheetKind = SheetWords & {
  /** The kind of the subject: its sheets are told apart by it. */
  kind: string
  /** The kind of the record that pictures of the sheet hang on. */
  record: string
  /** Begin its numbers: «UI-1001». */
  letters: string
  items: (tx: Tx, subjectId: string) => Promise<readonly Pick<Item, 'room' | 'item'>[]>
  /** What follows from the signature besides the custody, in the same transaction. */
  signed?: (work: Work, sheet: SheetDraft) => Promise<void>
  /** Records what was read from a meter. */
  metersRead?: (work: Work, sheet: SheetDraft, read: readonly MeterRead[]) => Promise<void>
}

export const sheetNumber = (letters: string, sequence: number) => `${letters}-${sequence}`
/** Where the saved sheet is read once more and signed. */
export const signingPath = ({ path }: SheetWords, id: string) => `${path(id)}?step=sign`
export const mostItems = 80

/** The parts in which something has not been looked at. */
export const unseenRooms = (items: readonly Pick<Item, 'room' | 'condition'>[]) => [
  ...new Set(items.flatMap(({ room, condition }) => (condition ? [] : [room]))),
]
export const notYetSeen = (rooms: readonly string[]) =>
  `لم تكتمل معاينة: ${rooms.join('، ')}. اختر حالة كل بند فيها، أو علّم «كل ما في الغرفة سليم»، ثم احفظ.`

const badness: Record<ItemCondition, number> = { sound: 0, worn: 1, damaged: 2, missing: 3 }
const key = ({ room, item }: Pick<Item, 'room' | 'item'>) => `${room}\n${item}`

/** What is damaged or missing and was better at the hand-over, by its sheet; what no sheet names was never said to be sound. */
export function worsened(before: readonly Item[], now: readonly Item[]) {
  const earlier = new Map(before.map((one) => [key(one), one.condition]))
  return now.flatMap(({ condition, ...one }) => {
    if (!condition) return []
    const was = earlier.get(key(one)) ?? null
    const isWorse = was === null || badness[condition] > badness[was]
    return isWorse && badness[condition] >= badness.damaged ? [{ ...one, condition, was }] : []
  })
}

/** The condition at the hand-over, by its sheet. */
export const conditionBefore = (was: ItemCondition | null) => (was ? itemConditions[was] : 'لم يُذكر في محضر التسليم')
