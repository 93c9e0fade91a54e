import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { type MeterKind, meters } from '#values/meters.ts'
import type { Reading } from './meter.ts'
import { type MeterOf, readingsOf } from './queries.ts'

type Read = { kind: MeterKind; reading: number; readOn: string }

/** Why a meter cannot have shown this on that day, between what it showed before and after; null where it can. `all` in their order. */
export function whyNot(all: readonly Reading[], { kind, reading, readOn }: Read) {
  if (!meters[kind].isRising) return null
  const before = all.findLast((one) => one.readOn <= readOn)
  const after = all.find((one) => one.readOn > readOn)
  if (before && reading < before.reading)
    return `القراءة أقل من السابقة ${before.reading}. راجعها، أو اسحب السابقة إن كانت خطأ، أو سجّل استبدال العداد.`
  const most = after && (after.oldReading ?? after.reading)
  if (after && most !== undefined && reading > most)
    return `القراءة في ${dayInWords(after.readOn)} أقل منها: ${most}. راجع القراءة ويومها.`
  return null
}

export const whyNotRead = async (work: Pick<Work, 'tx'>, read: MeterOf & Read) =>
  whyNot(await readingsOf({ db: work.tx }, read), read)

type Written = MeterOf &
  Read & { id?: string; photoId?: string | null; sheetId?: string; oldReading?: number | null; reason?: string | null }

/** Whether it can be was asked before. */
export async function writeReading(work: Work, { photoId = null, sheetId, oldReading = null, reason = null, ...read }: Written) {
  const { id = work.newId(), resourceId, kind, reading, readOn } = read
  await work.tx
    .insertInto('meterReadings')
    .values({
      ...{ id, resourceId, kind, reading, readOn, oldReading, reason, photoId, sheetId: sheetId ?? null },
      ...{ readBy: work.actor.id, readAt: work.now() },
    })
    .execute()
}

/** The last reading of its meter, which alone can be taken back. */
export async function readingToTakeBack(work: Work, meter: MeterOf, readingId: string) {
  const all = await readingsOf({ db: work.tx }, meter)
  const one = all.find(({ id }) => id === readingId)
  if (!one) throw new Refusal('readings.taken-back', 'سُحبت هذه القراءة من قبل. حدّث الصفحة.')
  if (one !== all.at(-1)) throw new Refusal('readings.not-last', 'سُجّلت بعدها قراءة أخرى. تُسحب آخر قراءة للعداد وحدها.')
  return one
}

/** Typed wrongly: it stays in the history with why, and the meter goes on from the one before. */
export const takeBackReading = (work: Work, { readingId, reason }: { readingId: string; reason: string }) =>
  work.tx
    .insertInto('readingsTakenBack')
    .values({ readingId, reason, takenBackBy: work.actor.id, takenBackAt: work.now() })
    .execute()
