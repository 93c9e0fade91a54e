/** What it is in the calendar. */
export const poolKind = 'equipment-pool'

export const poolUnits = { m2: 'م²', piece: 'قطعة' } as const
export type PoolUnit = keyof typeof poolUnits
export const poolUnitNames = Object.keys(poolUnits) as [PoolUnit, ...PoolUnit[]]

/** The lines of the form for its pieces. */
export const piecePlaces = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const pieceField = (place: number) => `piece${place}`
export const lostField = (place: number) => `lost${place}`
export const damagedField = (place: number) => `damaged${place}`

/** The counts of one piece as it comes back: ours, and what the customer's side counts. */
export const countNames = ['missing', 'theirMissing', 'damaged', 'theirDamaged'] as const
export type CountName = (typeof countNames)[number]
export const countField = (name: CountName, place: number) => `${name}${place}`

/** How many of a piece are gone for good. */
export const gonePieceField = (place: number) => `gone${place}`

/** What the fields are called, on forms and in the history. */
export const poolWords = {
  name: 'الاسم',
  unit: 'الوحدة',
  monthPrice: 'سعر الوحدة في 30 يومًا',
  deposit: 'التأمين المسترد للوحدة',
  total: 'الكمية كلها',
  pieces: 'أسعار القطع',
} as const

export type Piece = { place: number; name: string; lost: bigint; damaged: bigint }
export type Counts = { place: number } & Record<CountName, number>

/** Whose count is charged where the two differ; open, nothing is until both agree. */
export const decisions = { ours: 'بعدّنا', theirs: 'بعدّ العميل', open: 'يبقى مفتوحًا حتى نتفق' } as const
export type Decision = keyof typeof decisions
export const decisionNames = Object.keys(decisions) as [Decision, ...Decision[]]
export const agreedNames = ['ours', 'theirs'] as const
export type Agreed = (typeof agreedNames)[number]

export const countedBoth = (ours: number, theirs: number) => `${ours} بعدّنا و${theirs} بعدّ العميل`

/** What both sides count differently, piece by piece. */
export const differencesIn = (shorts: readonly (Counts & { name: string })[]) =>
  shorts.flatMap(({ name, missing, theirMissing, damaged, theirDamaged }) => [
    ...(missing === theirMissing ? [] : [`${name} ناقص: ${countedBoth(missing, theirMissing)}`]),
    ...(damaged === theirDamaged ? [] : [`${name} متضرر: ${countedBoth(damaged, theirDamaged)}`]),
  ])
