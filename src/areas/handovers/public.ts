import type { Ctx, Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { beginSheet as begin } from './begin-sheet.ts'
import * as inputs from './inputs.ts'
import * as queries from './queries.ts'
import * as sheets from './sheet.ts'
import { sheetPaper as print } from './sheet-paper.ts'
import type { ShownSheet as Shown } from './shown.ts'
import * as writing from './write-sheet.ts'

/** What the area of a subject declares. */
export type SheetKind = sheets.SheetKind
export type SheetWords = sheets.SheetWords
export type SheetSide = sheets.SheetSide
export type SheetDraft = sheets.SheetDraft
export type SheetReading = sheets.SheetReading
export type ShownSheet = Shown

/** Parts of the inputs of its commands. */
export const { saveSheetShape, sheetLines, signSheetShape } = inputs
export const { sheetSideNames, worsened } = sheets
export const { seenOnToCome } = writing

type Reader = { db: Ctx['db'] | Work['tx'] }
type Saved = Parameters<typeof writing.saveSheet>[2]
type Signed = { seen: number; signer: string; signature: readonly Upload[] }
type On = { sheet: SheetKind; draft: SheetDraft }

/** Steps of its commands. What is locked was found with `sheetForUpdate`, and is within the reach of who writes. */
export const beginSheet = (work: Work, sheet: SheetKind, asked: Parameters<typeof begin>[2]) => begin(work, sheet, asked)
export const sheetForUpdate = ({ tx }: Pick<Work, 'tx'>, sheet: SheetKind, id: string) => queries.sheetForUpdate(tx, sheet, id)
export const saveSheet = (work: Work, on: On, typed: Saved) => writing.saveSheet(work, on, typed)
export const signSheet = (work: Work, on: On, typed: Signed) => writing.signSheet(work, on, typed)
export const discardSheet = (work: Work, draft: SheetDraft) => writing.discardSheet(work, draft)

/** One sheet, the sheets of a subject and of a stay, and the newest signed of several subjects. */
export const sheetById = ({ db }: Pick<Ctx, 'db'>, sheet: SheetKind, id: string) => queries.sheetById(db, sheet, id)
export const sheetsOf = ({ db }: Reader, sheet: SheetKind, subjectId: string) => queries.sheetsOf(db, sheet, subjectId)
export const sheetsOfStay = ({ db }: Reader, sheet: SheetKind, occupancyId: string) =>
  queries.sheetsOfStay(db, sheet, occupancyId)
export const signedSheets = ({ db }: Reader, sheet: SheetKind, asked: { subjectIds: readonly string[]; most: number }) =>
  queries.signedSheets(db, sheet, asked)

/** What a sheet lists, and what was signed at the hand-over of its stay. */
export const itemsOfSheet = ({ db }: Reader, sheetId: string) => queries.itemsOf(db, sheetId)
export const itemsAtHandover = ({ db }: Reader, occupancyId: string | null) => queries.itemsAtHandover(db, occupancyId)

export const subjectOfSignature = ({ db }: Reader, sheet: SheetKind, fileId: string) =>
  queries.subjectOfSignature(db, sheet, fileId)

export const sheetPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, sheet: SheetKind, one: ShownSheet) => print(ctx, sheet, one)
