import { parentPort, workerData } from 'node:worker_threads'
import { streamXlsxRows } from 'hucre/xlsx'
import { sniff } from '#platform/files/sniff.ts'
import { clean } from '#values/text.ts'
import { csvRows } from './csv.ts'
import type { Reading, SheetLimits, SheetRow } from './read-sheet.ts'
import { inflatedSize, isZip } from './zip.ts'

/** Runs in a thread of its own: see read-sheet.ts. */
const { name, bytes, limits }: { name: string; bytes: Uint8Array; limits: SheetLimits } = workerData
parentPort?.postMessage(await read().catch(() => ({ no: 'تعذّرت قراءة الملف. احفظه من جديد بصيغة XLSX أو CSV ثم ارفعه.' })))

async function read(): Promise<Reading> {
  const old = Buffer.from(bytes.subarray(0, 4)).toString('hex') === 'd0cf11e0'
  if (old) return { no: 'هذا ملف Excel قديم أو محمي بكلمة مرور. احفظه بصيغة XLSX دون كلمة مرور ثم ارفعه.' }
  if (!isZip(bytes) && /\.xlsx$/i.test(name)) return { no: notASheet(name) }
  if (!isZip(bytes))
    return isText(bytes) && sniff(Buffer.from(bytes)) === null
      ? gather(csvRows(bytes))
      : { no: 'نقبل ملفات XLSX وCSV. احفظ الجدول بإحدى الصيغتين ثم ارفعه.' }
  const inflated = inflatedSize(bytes)
  if (inflated === null) return { no: 'تعذّرت قراءة الملف. احفظه من جديد بصيغة XLSX ثم ارفعه.' }
  if (inflated > limits.inflatedMegabytes * 2 ** 20) return { no: 'محتوى الملف أكبر من الحد. قسّمه وارفع كل جزء.' }
  return gather(streamXlsxRows(bytes))
}

function notASheet(name: string) {
  return `«${name}» ليس جدول Excel، وإن دلّ اسمه عليه. افتح الجدول في Excel واحفظه بصيغة XLSX أو CSV ثم ارفعه.`
}

/** Text has no NUL in it, but for Excel's Unicode text, which says so in its first two bytes. */
function isText(file: Uint8Array) {
  return (file[0] === 0xff && file[1] === 0xfe) || !file.includes(0)
}

type Line = { index: number; values: unknown[] }

async function gather(lines: AsyncIterable<Line> | Iterable<Line>): Promise<Reading> {
  const rows: SheetRow[] = []
  for await (const { index, values } of lines) {
    const last = values.findLastIndex((value) => value !== null && value !== '')
    if (last < 0) continue
    if (last >= limits.columns) return { no: `أعمدة الملف أكثر من ${limits.columns}. احذف ما لا يلزم منها ثم ارفعه.` }
    rows.push({ number: index + 1, cells: values.slice(0, last + 1).map(textOf) })
    if (rows.length > limits.rows + 1) return { no: `صفوف الملف أكثر من ${limits.rows}. قسّمه وارفع كل جزء.` }
  }
  return { rows }
}

/** Every cell is text to whoever asks: a day as 2026-07-01, a number as its digits. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(value)
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا'
  return clean(String(value))
}
