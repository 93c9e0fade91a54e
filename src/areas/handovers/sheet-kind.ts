import type { Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PlanName } from '#ui/plan/body-plans.ts'
import type { MeterKind } from '#values/meters.ts'
import type { Item, Readings, SheetSide, SheetStatus } from './sheet.ts'

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
  unit?: string
  /** Read with so many decimals, and kept in whole steps of the last. */
  places?: number
  /** Never below what the subject showed last, as its area knows it. */
  rising?: true
  /** Shown by a gauge, in eighths of the whole. */
  gauge?: true
  /** Read before anybody signs. */
  needed?: true
}

/** A figure as it is read: «4,512.5». */
export const readingText = ({ places = 0 }: Pick<SheetReading, 'places'>, kept: number) =>
  (kept / 10 ** places).toLocaleString('en', { maximumFractionDigits: places })

/** The same as it is typed into its field. */
export const readingTyped = (reading: Pick<SheetReading, 'places'>, kept: number | undefined) =>
  kept === undefined ? undefined : readingText(reading, kept).replaceAll(',', '')

/** A picture the kind asks for: `out` at the hand-over, `in` at the return. At a look each may be taken. */
export type SheetShot = {
  name: string
  label: string
  required: 'out' | 'in' | 'both'
  /** Taken on the screen of the instruments, not on that of the pictures. */
  isOfReadings?: true
}

export const shotsOf = ({ shots = [] }: Pick<SheetWords, 'shots'>, step: 'readings' | 'shots') =>
  shots.filter(({ isOfReadings = false }) => isOfReadings === (step === 'readings'))

const sideOfShot = { handover: 'out', return: 'in', periodic: null } as const
export const isRequired = ({ required }: SheetShot, side: SheetSide) =>
  sideOfShot[side] !== null && (required === 'both' || required === sideOfShot[side])

/** What the sheets of one kind of subject are called on screens and paper. */
export type SheetWords = {
  titles: Readonly<Record<SheetSide, string>>
  subject: string
  party: string
  /** Who signs where it is for nobody. */
  looker?: string
  /** What follows from the signature. */
  follows: Readonly<Record<SheetSide, string>>
  readings: readonly SheetReading[]
  shots?: readonly SheetShot[]
  /** Ticked where all of a part is sound. */
  allSound?: string
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
  plan: PlanName | null
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
  /** Beside its own Arabic words, where its paper is in both languages. */
  english?: Readonly<Record<string, string>>
  items: (tx: Tx, subjectId: string) => Promise<readonly Pick<Item, 'room' | 'item'>[]>
  /** The drawing that marks lie on, as it is of this subject when the sheet is begun. */
  plan?: (tx: Tx, subjectId: string) => Promise<PlanName>
  /** What the subject showed last. */
  lastRead?: (tx: Tx, subjectId: string) => Promise<Readings>
  /** Where the area hands the subject over and takes it back itself, beside the sheet. */
  custodyIsElsewhere?: true
  /** Refuses where the subject may not go out or come back yet, before it does. */
  signing?: (work: Work, sheet: SheetDraft) => Promise<void>
  /** What follows from the signature besides the custody, in the same transaction. */
  signed?: (work: Work, sheet: SheetDraft) => Promise<void>
  /** Records what was read from a meter. */
  metersRead?: (work: Work, sheet: SheetDraft, read: readonly MeterRead[]) => Promise<void>
}

/** The screens of a sheet that is written beside its subject, in their order. */
export const sheetSteps = { readings: 'العداد', body: 'الهيكل', shots: 'الصور', items: 'الملحقات', sign: 'التوقيع' } as const
export type SheetStep = keyof typeof sheetSteps
export const stepNames = Object.keys(sheetSteps) as [SheetStep, ...SheetStep[]]

/** What of the address a sheet's page goes by: the screen, what was pressed on the drawing, and which form was sent. */
export function sheetAsked(query: URLSearchParams) {
  const step = stepNames.find((name) => name === query.get('step')) ?? 'readings'
  const chosen = { panel: query.get('panel'), at: query.get('at'), mark: query.get('mark') }
  return { step, chosen, act: query.get('act'), tab: query.get('tab') }
}

type Words = Pick<SheetWords, 'path'>
export const stepPath = ({ path }: Words, id: string, step: SheetStep) => `${path(id)}?step=${step}`
/** Where the saved sheet is read once more and signed. */
export const signingPath = (words: Words, id: string) => stepPath(words, id, 'sign')

export const allSoundIn = ({ allSound = 'كل ما في الغرفة سليم' }: Pick<SheetWords, 'allSound'>) => allSound
export const notYetSeen = (words: Pick<SheetWords, 'allSound'>, rooms: readonly string[]) =>
  `لم تكتمل معاينة: ${rooms.join('، ')}. اختر حالة كل بند فيها، أو علّم «${allSoundIn(words)}»، ثم احفظ.`
