import type { Work } from '#platform/context.ts'
import { sheetRecorded } from '../sheets/facts.ts'
import { keepSheet } from '../sheets/keeping.ts'
import { toldOfSheet } from '../sheets/load-for-update.ts'
import type { LineOfSheets } from '../sheets/recording.ts'
import { sheetIdOf } from '../sheets/sheet-id.ts'
import { jobArrived } from '../transport/jobs-of-lines.ts'
import type { SheetRow } from './sheet-row.ts'

/** A day of the file, on the line and the machine it is of. */
export type DayBrought = SheetRow & {
  stay: { lineId: string }
  on: LineOfSheets
  segment: LineOfSheets['segments'][number]
  meterFrom: number
}

/** As if each had been written on its day: it waits for its signature, and for whoever agrees to it. */
export async function keepDays(work: Work, days: readonly DayBrought[]) {
  for (const one of days.toSorted((first, other) => first.day.localeCompare(other.day))) {
    const { on, segment, day, meterFrom, written } = one
    const { worked, standby, broken, loads } = written
    const { lineId } = one.stay
    // What was looked at before work stands on the paper, and was asked of nobody here.
    const fields = { ...written, segmentId: segment.id, meterFrom, ticked: '', unticked: '' }
    await keepSheet(work, { on: one, asked: { id: sheetIdOf(lineId, day), lineId, day }, fields, version: 1 })
    work.record(sheetRecorded, on.hire.contractId, { ...toldOfSheet(on, { ...segment, day }), worked, standby, broken, loads })
  }
  for (const lineId of new Set(days.map(({ stay }) => stay.lineId))) await jobArrived(work, lineId, 'site')
}
