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

/** What was read on the day, by its name. */
export type Readings = Readonly<Record<string, number>>

export const sheetNumber = (letters: string, sequence: number) => `${letters}-${sequence}`
export const mostItems = 80

/** The parts in which something has not been looked at. */
export const unseenRooms = (items: readonly Pick<Item, 'room' | 'condition'>[]) => [
  ...new Set(items.flatMap(({ room, condition }) => (condition ? [] : [room]))),
]

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
