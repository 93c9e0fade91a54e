import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { type MeterKind, meters } from '#values/meters.ts'
import { farAboveUsual, type Reading } from './meter.ts'
import { type MeterOf, readingsOf } from './queries.ts'
import { whyNot, writeReading } from './write-reading.ts'

type Typed = MeterOf & { id: string; reading: number; readOn: string; photo: readonly Upload[]; anyway?: 'yes' | undefined }

/** What a meter shows, as somebody stands before it. False where the form was sent before. */
export async function recordReading(work: Work, { photo, anyway, ...typed }: Typed) {
  if (await isWritten(work, typed.id)) return false
  const { kind, reading, readOn } = typed
  mustBePast(work, readOn)
  const all = await readingsOf({ db: work.tx }, typed)
  mustBeItsDaysFirst(all, readOn)
  const why = whyNot(all, typed)
  if (why) throw fieldFault('reading', why)
  if (!anyway) mustBeUsual(all, { kind, reading, readOn })
  await writeReading(work, { ...typed, photoId: await kept(work, photo) })
  return true
}

/** Another meter hangs there now: the old one showed this at the end, the new one begins with that. False where the form was sent before. */
export async function replaceMeter(work: Work, { photo, anyway, ...typed }: Typed & { oldReading: number; reason: string }) {
  if (await isWritten(work, typed.id)) return false
  const { kind, readOn, oldReading } = typed
  mustBePast(work, readOn)
  const all = await readingsOf({ db: work.tx }, typed)
  const last = all.at(-1)
  if (last && readOn < last.readOn) throw fieldFault('readOn', 'سُجّلت قراءة بعد هذا اليوم. اكتب يومًا بعدها.')
  if (last && oldReading < last.reading) throw fieldFault('oldReading', `آخر قراءة مسجلة للعداد القديم ${last.reading}`)
  if (!anyway) mustBeUsual(all, { kind, reading: oldReading, readOn })
  await writeReading(work, { ...typed, photoId: await kept(work, photo) })
  return true
}

const kept = (work: Work, [file]: readonly Upload[]) => (file ? work.keepFile(file) : null)

function mustBePast(work: Work, readOn: string) {
  if (readOn > dayOf(work.now())) throw fieldFault('readOn', 'هذا يوم لم يأتِ بعد. اكتب يوم القراءة.')
}

/** Whoever reads far more than usual is asked once more: what is paid stands on it. */
function mustBeUsual(all: readonly Reading[], { kind, ...read }: Pick<Reading, 'reading' | 'readOn'> & { kind: MeterKind }) {
  const { unit, isRising } = meters[kind]
  const far = isRising ? farAboveUsual(all, read) : null
  if (!far) return
  const spent = `${far.used} ${unit} منذ ${dayInWords(far.since)}`
  throw fieldFault('anyway', `الاستهلاك ${spent}، والمعتاد في مثلها نحو ${far.usual}. راجع القراءة، أو أكّد.`)
}

/** One a day: between two of a day nothing can be charged, and it would look as if something had been used up. */
function mustBeItsDaysFirst(all: readonly Reading[], readOn: string) {
  const same = all.findLast((one) => one.readOn === readOn)
  if (same)
    throw fieldFault(
      'readOn',
      `سُجّلت قراءة هذا العداد في هذا اليوم: ${same.reading}. لكل يوم قراءة واحدة، فاسحبها إن كانت خطأ، أو اختر يومًا آخر.`,
    )
}

async function isWritten({ tx }: Work, id: string) {
  return (await tx.selectFrom('meterReadings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
