import { whyNotRead, writeReading } from '#areas/readings/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { type MeterKind, meters } from '#values/meters.ts'
import { readingText, type SheetDraft, type SheetKind } from './sheet-kind.ts'

type Read = Pick<SheetDraft, 'subjectId' | 'seenOn' | 'readings'>

const readMeters = (
  sheet: SheetKind,
  { readings }: Pick<Read, 'readings'>,
): { kind: MeterKind; reading: number; name: string }[] =>
  sheet.readings.flatMap(({ meter: kind, name }) => {
    const reading = readings[name]
    return kind && reading !== undefined ? [{ kind, reading, name }] : []
  })

/** The first figure that went back behind what the subject showed last, and how that is said. */
async function wentBack(work: Work, sheet: SheetKind, { subjectId, readings }: Read) {
  const last = (await sheet.lastRead?.(work.tx, subjectId)) ?? {}
  for (const reading of sheet.readings) {
    const { name, page, rising, unit = '' } = reading
    const [was, now] = [last[name], readings[name]]
    if (rising && was !== undefined && now !== undefined && now < was)
      return { name, why: `${page} لا ينقص. آخر قراءة ${`${readingText(reading, was)} ${unit}`.trim()}.` }
  }
  return null
}

/** What is written on a sheet goes on from the reading before, or its field says why not. */
export async function mustGoOn(work: Work, sheet: SheetKind, read: Read) {
  const back = await wentBack(work, sheet, read)
  if (back) throw fieldFault(back.name, back.why)
  const { subjectId: resourceId, seenOn: readOn, readings } = read
  for (const { kind, reading, name } of readMeters(sheet, { readings })) {
    const why = await whyNotRead(work, { resourceId, kind, reading, readOn })
    if (why) throw fieldFault(name, why)
  }
}

/** Once both have signed it, it is a reading like any other. */
export async function keepReadings(work: Work, sheet: SheetKind, draft: SheetDraft) {
  const { id: sheetId, subjectId: resourceId, seenOn: readOn } = draft
  const back = await wentBack(work, sheet, draft)
  if (back) throw new Refusal('handovers.meter-went-back', back.why)
  const read = readMeters(sheet, draft)
  for (const { kind, reading } of read) {
    const why = await whyNotRead(work, { resourceId, kind, reading, readOn })
    if (why) throw new Refusal('handovers.meter-went-back', `عداد ${meters[kind].label}: ${why}`)
    await writeReading(work, { resourceId, kind, reading, readOn, sheetId })
  }
  if (read.length > 0) await sheet.metersRead?.(work, draft, read)
}
