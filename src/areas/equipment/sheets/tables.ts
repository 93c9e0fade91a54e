import type { Generated } from 'kysely'
import type { BrokenBy, SheetState, SignedSheetWay } from './day-sheet.ts'

interface DaySheetsTable {
  id: string
  lineId: string
  segmentId: string
  day: string
  worked: number
  standby: number
  broken: number
  brokenBy: BrokenBy | null
  loads: number
  meterFrom: number | null
  meterTo: number | null
  fuel: number
  note: string | null
  ticked: Generated<string>
  unticked: Generated<string>
  state: SheetState
  signer: string | null
  signedWay: SignedSheetWay | null
  signedAt: Date | null
  signatureId: string | null
  disputedWorked: number | null
  disputedStandby: number | null
  disputedLoads: number | null
  disputeWhy: string | null
  disputedBy: string | null
  approvedBy: string | null
  approvedAt: Date | null
  cycleId: string | null
  recordedBy: string
  recordedName: string
  recordedAt: Date
  version: Generated<number>
}

interface DaySheetPicturesTable {
  fileId: string
  sheetId: string
  takenAt: Date
}

interface HireCyclesTable {
  id: string
  contractId: string
  number: number
  fromDay: string
  untilDay: string
  invoiceId: string | null
  net: bigint
  items: unknown
  issuedBy: string
  issuedAt: Date
}

interface HirePutOffsTable {
  lineId: string
  day: string
  cycleId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    daySheets: DaySheetsTable
    daySheetPictures: DaySheetPicturesTable
    hireCycles: HireCyclesTable
    hirePutOffs: HirePutOffsTable
  }
}
