import { Worker } from 'node:worker_threads'
import type { Upload } from '../files/uploads.ts'
import { Refusal } from '../refusal.ts'
import { turns } from '../turns.ts'
import { sourceFolder } from './root.ts'

/** One row of an uploaded table: the number it has in the file, and its cells as clean text. */
export type SheetRow = { number: number; cells: string[] }

/** The rows, or the sentence for the person whose file it was. */
export type Reading = { rows?: SheetRow[]; no?: string }

/** The largest table the office takes in at once. */
export const sheetLimits = { megabytes: 10, rows: 20_000, columns: 100, inflatedMegabytes: 100, seconds: 30 }
export type SheetLimits = typeof sheetLimits

const oneByOne = turns(1)

/**
 * A table that somebody uploaded (XLSX or CSV), told by its bytes. Read in a thread of its own, which is stopped when it takes
 * too long or too much: whatever hides in the file, nobody else waits for it.
 */
export async function readSheet(
  { name, bytes, size = bytes.length }: Upload,
  limits: SheetLimits = sheetLimits,
): Promise<SheetRow[]> {
  if (size > limits.megabytes * 2 ** 20) throw refused(`حجم الملف أكبر من ${limits.megabytes} ميجابايت. قسّمه وارفع كل جزء.`)
  const { rows, no } = await oneByOne(() => readAside({ name, bytes, limits }))
  if (no) throw refused(no)
  if (!rows?.length) throw refused(`لا صفوف في «${name}».`)
  return rows
}

function readAside({ name, bytes, limits }: Upload & { limits: SheetLimits }) {
  return new Promise<Reading>((resolve) => {
    const worker = new Worker(readerPath, {
      workerData: { name, bytes: new Uint8Array(bytes), limits },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const unreadable = { no: 'تعذّرت قراءة الملف. احفظه من جديد بصيغة XLSX أو CSV ثم ارفعه.' }
    const end = (reading: Reading) => {
      clearTimeout(patience)
      void worker.terminate()
      resolve(reading)
    }
    const patience = setTimeout(
      () => end({ no: 'استغرقت قراءة الملف وقتًا أطول من الحد. قسّمه وارفع كل جزء.' }),
      limits.seconds * 1000,
    )
    worker.once('message', end)
    worker.once('error', () => end(unreadable))
    worker.once('exit', () => end(unreadable))
  })
}

const readerPath = `${sourceFolder}/platform/documents/sheet-reader.ts`

const refused = (sentence: string) => new Refusal('sheets.unreadable', sentence, 422)
