import type { Ctx, Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { beginSheet as begin } from './begin-sheet.ts'
import * as bringing from './bring-sheet.ts'
import { compared as compare } from './compare.ts'
import { earlierSheet as earlier } from './earlier.ts'
import * as inputs from './inputs.ts'
import * as labels from './labels.ts'
import { markInWords as inWords, type Mark } from './mark.ts'
import { subjectOfShot as ofShot } from './marks.ts'
import * as queries from './queries.ts'
import * as sheets from './sheet.ts'
import * as kinds from './sheet-kind.ts'
import { sheetPaper as print } from './sheet-paper.ts'
import type { ShownSheet as Shown } from './shown.ts'
import * as marking from './write-marks.ts'
import * as parts from './write-parts.ts'
import * as writing from './write-sheet.ts'
import * as shooting from './write-shots.ts'

/** What the area of a subject declares. */
export type SheetKind = kinds.SheetKind
export type SheetWords = kinds.SheetWords
export type SheetSide = sheets.SheetSide
export type SheetDraft = kinds.SheetDraft
export type SheetReading = kinds.SheetReading
export type SheetShot = kinds.SheetShot
export type ShownSheet = Shown

/** Parts of the inputs of its commands. */
export const { saveSheetShape, sheetLines, signSheetShape } = inputs
export const { saveReadingsShape, saveItemsShape, keepMarkShape, removeMarkShape, keepShotShape } = inputs
export const { sheetSideNames, worsened } = sheets
export const { sheetAsked, stepPath } = kinds
export const { seenOnToCome } = writing

type Reader = { db: Ctx['db'] | Work['tx'] }
type Saved = Parameters<typeof writing.saveSheet>[2]
type Signed = { seen: number; signer: string; signature: readonly Upload[] }
type On = { sheet: SheetKind; draft: SheetDraft }

/** What is stuck on things, to be scanned. */
export const { printLabels } = labels

/** Steps of its commands. What is locked was found with `sheetForUpdate`, and is within the reach of who writes. */
export const beginSheet = (work: Work, sheet: SheetKind, asked: Parameters<typeof begin>[2]) => begin(work, sheet, asked)
/** The hand-over of a stay that began before there were sheets here. */
export const { bringSheet } = bringing
export const sheetForUpdate = ({ tx }: Pick<Work, 'tx'>, sheet: SheetKind, id: string) => queries.sheetForUpdate(tx, sheet, id)
export const saveSheet = (work: Work, on: On, typed: Saved) => writing.saveSheet(work, on, typed)
export const signSheet = (work: Work, on: On, typed: Signed) => writing.signSheet(work, on, typed)
export const discardSheet = (work: Work, draft: SheetDraft) => writing.discardSheet(work, draft)

/** The same where a sheet is written screen by screen. */
export const { saveReadings, saveItems } = parts
export const { keepMark, removeMark } = marking
export const { keepShot } = shooting

/** One sheet, the sheets of a subject and of a stay, and the newest signed of several subjects. */
export const sheetById = ({ db }: Reader, sheet: SheetKind, id: string) => queries.sheetById(db, sheet, id)
export const earlierSheet = ({ db }: Reader, sheet: SheetKind, one: queries.FoundSheet) => earlier(db, sheet, one)
export const sheetsOf = ({ db }: Reader, sheet: SheetKind, subjectId: string) => queries.sheetsOf(db, sheet, subjectId)
export const sheetsOfStay = ({ db }: Reader, sheet: SheetKind, occupancyId: string) =>
  queries.sheetsOfStay(db, sheet, occupancyId)
export const sheetsOfStays = ({ db }: Reader, sheet: SheetKind, occupancyIds: readonly string[]) =>
  queries.sheetsOfStays(db, sheet, occupancyIds)
export const signedSheets = ({ db }: Reader, sheet: SheetKind, asked: { subjectIds: readonly string[]; most: number }) =>
  queries.signedSheets(db, sheet, asked)

/** What a sheet lists, and what was signed at the hand-over of its stay. */
export const itemsOfSheet = ({ db }: Reader, sheetId: string) => queries.itemsOf(db, sheetId)
export const itemsAtHandover = ({ db }: Reader, occupancyId: string | null) => queries.itemsAtHandover(db, occupancyId)

/** The marks on a sheet that the earlier one does not show: only these are charged to anybody. */
export const newMarks = <Of extends Mark>(out: Parameters<typeof compare>[0], back: Parameters<typeof compare<Of>>[1]) =>
  compare(out, back, []).marks
export const markInWords = (mark: Parameters<typeof inWords>[0]) => inWords(mark)

/** Whose subject a signature or a picture of its sheets is of. */
export const subjectOfSignature = ({ db }: Reader, sheet: SheetKind, fileId: string) =>
  queries.subjectOfSignature(db, sheet, fileId)
export const subjectOfShot = ({ db }: Reader, { kind }: SheetKind, fileId: string) => ofShot(db, kind, fileId)

/** What is new on a sheet against an earlier one. */
export const compared: typeof compare = (out, back, readings) => compare(out, back, readings)

export const sheetPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, sheet: SheetKind, one: ShownSheet) => print(ctx, sheet, one)
