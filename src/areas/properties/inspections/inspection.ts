import { propertiesPath, type UnitKind } from '#areas/properties/property.ts'

export const inspectionKinds = {
  handover: 'محضر تسليم وحدة',
  return: 'محضر إعادة وحدة',
  periodic: 'معاينة دورية',
} as const
export type InspectionKind = keyof typeof inspectionKinds
export const inspectionKindNames = Object.keys(inspectionKinds) as [InspectionKind, ...InspectionKind[]]

export const inspectionStatuses = { draft: 'مسودة', signed: 'موقَّع' } as const
export type InspectionStatus = keyof typeof inspectionStatuses

export const inspectionConditions = { sound: 'سليم', worn: 'مستعمل', damaged: 'متضرر', missing: 'مفقود' } as const
export type InspectionCondition = keyof typeof inspectionConditions
export const conditionNames = Object.keys(inspectionConditions) as [InspectionCondition, ...InspectionCondition[]]

/** What stands on the paper and is not in this unit: it is taken off when the paper is saved. */
export const leftOut = 'left-out'
export const conditionChoices = { ...inspectionConditions, [leftOut]: 'لا ينطبق' }

/** Without a condition until somebody has looked at it. */
export type Item = { room: string; item: string; condition: InspectionCondition | null; note: string | null }
export const notLookedAt = 'لم يُعايَن'
export const conditionInWords = (condition: InspectionCondition | null) =>
  condition ? inspectionConditions[condition] : notLookedAt

export const inspectionNumber = (sequence: number) => `UI-${sequence}`
export const inspectionPath = (id: string) => `${propertiesPath}/inspections/${id}`
/** Where what was saved is read once more and signed. */
export const signingPath = (id: string) => `${inspectionPath(id)}?step=sign`
export const mostItems = 80

const dry = ['الجدران والدهان', 'الأرضية', 'الباب والقفل', 'النوافذ', 'الإنارة والمفاتيح', 'التكييف']
const wet = ['الجدران والأرضية', 'المغسلة والخلاط', 'المرحاض', 'السخان', 'التصريف', 'الباب والقفل']
const kitchen = ['الجدران والأرضية', 'الخزائن', 'المغسلة والخلاط', 'الإنارة والمفاتيح', 'التصريف']
const trade = ['الواجهة والباب', 'الجدران والدهان', 'الأرضية', 'الإنارة والمفاتيح', 'التكييف', 'دورة المياه']

type Built = { kind: UnitKind; bedrooms: number | null; bathrooms: number | null }

const several = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => (count > 1 ? `${name} ${at + 1}` : name))

/** The rooms a unit of its kind has, and what one looks at in each. */
export function roomsOf({ kind, bedrooms, bathrooms }: Built): [room: string, items: string[]][] {
  if (kind === 'land') return [['الأرض', ['الحدود والسور', 'البوابة', 'المخلفات']]]
  if (kind === 'shop' || kind === 'office' || kind === 'warehouse') return [['المكان', trade]]
  const rooms = several('غرفة نوم', Math.min(bedrooms ?? 1, 6)).map((room): [string, string[]] => [room, dry])
  const baths = several('دورة مياه', Math.min(bathrooms ?? 1, 4)).map((room): [string, string[]] => [room, wet])
  return kind === 'room' ? [...rooms, ...baths] : [['الصالة', dry], ...rooms, ['المطبخ', kitchen], ...baths]
}

/** Nothing is sound until somebody says so. */
export const blankItems = (unit: Built): Item[] =>
  roomsOf(unit)
    .flatMap(([room, items]) => items.map((item) => ({ room, item, condition: null, note: null })))
    .slice(0, mostItems)

/** The rooms in which something has not been looked at. */
export const unseenRooms = (items: readonly Pick<Item, 'room' | 'condition'>[]) => [
  ...new Set(items.flatMap(({ room, condition }) => (condition ? [] : [room]))),
]
export const notYetSeen = (rooms: readonly string[]) =>
  `لم تكتمل معاينة: ${rooms.join('، ')}. اختر حالة كل بند فيها، أو علّم «كل ما في الغرفة سليم»، ثم احفظ.`

const worth: Record<InspectionCondition, number> = { sound: 0, worn: 1, damaged: 2, missing: 3 }
const key = ({ room, item }: Pick<Item, 'room' | 'item'>) => `${room}\n${item}`

/** What is damaged or missing and was better when the unit was handed over, as far as a paper tells; what no paper tells of was never said to be sound. */
export function worsened(before: readonly Item[], now: readonly Item[]) {
  const earlier = new Map(before.map((one) => [key(one), one.condition]))
  return now.flatMap(({ condition, ...one }) => {
    if (!condition) return []
    const was = earlier.get(key(one)) ?? null
    const isWorse = was === null || worth[condition] > worth[was]
    return isWorse && worth[condition] >= worth.damaged ? [{ ...one, condition, was }] : []
  })
}

/** How it was at the handover, as its paper says. */
export const conditionBefore = (was: InspectionCondition | null) => (was ? inspectionConditions[was] : 'لم يُذكر في محضر التسليم')
